import { once } from 'node:events';
import { connect } from 'node:tls';

/** The days between which a certificate holds. */
interface Validity {
  readonly from: Date;
  readonly to: Date;
}

/** Validity of the certificate that a host shows, whoever signed it: an expired one can be read too. */
export async function certificateOf(url: string): Promise<Validity> {
  const { hostname, port } = new URL(url);
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    // Node takes no address for a name.
    ...(/^[\d.]+$|:/.test(hostname) ? {} : { servername: hostname }),
    rejectUnauthorized: false,
    timeout: 20_000,
  });
  socket.on('timeout', () => socket.destroy(new Error('no answer within 20 s')));
  try {
    await once(socket, 'secureConnect');
    const { valid_from, valid_to } = socket.getPeerCertificate();
    return { from: new Date(valid_from), to: new Date(valid_to) };
  } finally {
    socket.destroy();
  }
}

/**
 * Names the faults of a certificate's period. An ACME client renews a certificate when a third of its life is left
 * (https://letsencrypt.org/docs/integration-guide/#when-to-renew): where less than a quarter is left, that has failed.
 */
export function certificateProblems({ from, to }: Validity, now: Date): readonly string[] {
  const life = to.getTime() - from.getTime();
  const left = to.getTime() - now.getTime();
  const days = (time: number) => Math.floor(time / 86_400_000);
  const end = to.toISOString().slice(0, 10);
  const remedy = 'renew it, let the web server read the new one, and see why neither happened by itself';
  if (left <= 0) return [`the certificate ended on ${end}: ${remedy}`];
  if (left < life / 4)
    return [`the certificate ends on ${end}: ${days(left)} of its ${days(life)} days are left: ${remedy}`];
  return [];
}
