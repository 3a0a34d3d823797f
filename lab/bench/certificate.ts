import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '@/pipeline/run';

export interface Certificate {
  readonly key: Buffer;
  readonly cert: Buffer;
  /** By this the browser knows the certificate, which nobody has signed. */
  readonly pin: string;
}

/**
 * A certificate for localhost, made once: browsers speak HTTP/2 over TLS only.
 * @throws Failure where there is no openssl
 */
export function readCertificate(folder: string): Certificate {
  const keyFile = path.join(folder, 'key.pem');
  const certFile = path.join(folder, 'cert.pem');
  if (!existsSync(certFile)) {
    mkdirSync(folder, { recursive: true });
    makeCertificate(keyFile, certFile);
  }
  const cert = readFileSync(certFile);
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const pin = createHash('sha256').update(publicKey).digest('base64');
  return { key: readFileSync(keyFile), cert, pin };
}

function makeCertificate(keyFile: string, certFile: string): void {
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '3650'];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  try {
    execFileSync('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', keyFile, '-out', certFile], {
      stdio: 'pipe',
    });
  } catch (error) {
    throw new Failure(
      `openssl could not make the certificate of the benchmark's server (${(error as Error).message}): install openssl.`,
    );
  }
}
