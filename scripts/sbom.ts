import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import packageJson from '../package.json';
import { shippedPackages } from '../pipeline/bundles/shipped';
import { command } from '../pipeline/command';

/** Fields of a CycloneDX 1.5 list that `npm run sbom` reads. */
interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
}
interface Sbom {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

await command(
  {
    name: 'npm run sbom',
    help: "Lists the components (CycloneDX): shipped.json, what reaches a visitor's browser; built.json, what only builds and tests the site.",
    options: { to: { type: 'string', default: 'sbom', help: 'the folder that gets both' } },
  },
  async ({ to: folder = 'sbom' }) => {
    const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];
    const { stdout } = await promisify(execFile)('npm', args, { maxBuffer: Number.POSITIVE_INFINITY });
    const whole: Sbom = JSON.parse(stdout);
    const lock = JSON.parse(await readFile('package-lock.json', 'utf8')).packages;
    const shipped = new Set(
      (await shippedPackages()).map(
        (place) => `${place.replace(/^.*node_modules\//, '')}@${lock[place].version}`,
      ),
    );
    const isShipped = (component: Component) => shipped.has(component['bom-ref']);
    const lists = {
      shipped: withoutOthers(whole, isShipped, await fonts()),
      built: withoutOthers(whole, (component) => !isShipped(component)),
    };
    await mkdir(folder, { recursive: true });
    for (const [name, list] of Object.entries(lists)) {
      await writeFile(path.join(folder, `${name}.json`), `${JSON.stringify(list, null, 2)}\n`);
      console.log(`${folder}/${name}.json: ${list.components.length} components.`);
    }
  },
);

/** The list with those components alone that are to stay, and more of them. */
function withoutOthers(
  { metadata, components, dependencies, ...rest }: Sbom,
  stays: (component: Component) => boolean,
  more: readonly Component[] = [],
): Sbom {
  const kept = [...components.filter(stays), ...more];
  const root = metadata.component['bom-ref'];
  const refs = new Set([root, ...kept.map((component) => component['bom-ref'])]);
  return {
    ...rest,
    // npm calls the site by the name of the folder that it lies in.
    metadata: { ...metadata, component: { ...metadata.component, name: packageJson.name } },
    components: kept,
    dependencies: dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((name) => refs.has(name)) })),
  };
}

/** The pages' faces are files of ours, cut from fonts under the Open Font License. */
async function fonts(): Promise<readonly Component[]> {
  const files = (await readdir('app/fonts')).filter((file) => file.endsWith('.woff2'));
  return Promise.all(
    files.map(async (file) => ({
      'bom-ref': `app/fonts/${file}`,
      type: 'file',
      name: file,
      hashes: [
        {
          alg: 'SHA-256',
          content: createHash('sha256')
            .update(await readFile(`app/fonts/${file}`))
            .digest('hex'),
        },
      ],
      licenses: [{ license: { id: 'OFL-1.1' } }],
    })),
  );
}
