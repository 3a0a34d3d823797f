import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// In a process of its own: the compiler's interface is an ES module, which jest does not load.
function unreadFields(folder: string): string[] {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/unread-fields.ts', folder],
    { encoding: 'utf8' },
  );
  const fields = stdout.split('\n').filter((line) => line !== '');
  if (status !== (fields.length > 0 ? 1 : 0)) throw new Error(stderr);
  return fields;
}

// The compiler checks the whole project anew: seconds, but many where other processes keep the machine busy.
const patience = 120_000;

test(
  'every field of the content and every prop of a component is read by something',
  () => {
    expect(unreadFields('.')).toEqual([]);
  },
  patience,
);

describe('in a made-up project', () => {
  let folder: string;
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };

  beforeAll(() => {
    folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'unread-fields-'));
    write('tsconfig.json', JSON.stringify({ compilerOptions: { strict: true, types: [] } }));
    write(
      'content/thing.ts',
      `export interface Thing {
        readonly accessed: string;
        readonly destructured: string;
        readonly computed: string;
        readonly handed: string;
        readonly inList: readonly { readonly entry: string; readonly unreadEntry: string }[];
        readonly nested: { readonly inner: string; readonly unreadInner: string };
        readonly onlySpread: string;
        readonly onlyTested: string;
        readonly named: string;
        readonly satisfied: string;
        readonly madeUp: string;
      }
      export const register = {
        one: {
          accessed: '', destructured: '', computed: '', handed: '', inList: [], nested: { inner: '', unreadInner: '' },
          onlySpread: '', onlyTested: '', named: '', satisfied: '', madeUp: '',
        },
      } as const satisfies Record<string, Thing>;`,
    );
    write(
      'lib/read.ts',
      `import { register, type Thing } from '../content/thing';
      interface Target { readonly handed: string; readonly inList: readonly { readonly entry: string }[] }
      const take = (target: Target) => target;
      const key = 'computed' as 'computed';
      const other = { named: '', madeUp: '' };
      export function read(thing: Thing) {
        const { destructured, nested: { inner }, ...rest } = thing;
        return [
          thing.accessed, destructured, inner, { ...rest }, take(thing), thing[key], other.named, other.madeUp,
          register.one.satisfied,
        ];
      }`,
    );
    write(
      '__tests__/read.ts',
      `import type { Thing } from '../content/thing';\nexport const f = (t: Thing) => t.onlyTested;`,
    );
    write(
      'components/button.tsx',
      `interface ButtonProps { label: string; size: number }
      export const Button = ({ label }: ButtonProps) => label;`,
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test(
    'a field is unread that is only spread, only tested, or shares its name with a field of another type',
    () => {
      expect(
        unreadFields(folder)
          .map((field) => field.replace(/:\d+/, ''))
          .sort(),
      ).toEqual([
        'components/button.tsx size',
        'content/thing.ts madeUp',
        'content/thing.ts named',
        'content/thing.ts onlySpread',
        'content/thing.ts onlyTested',
        'content/thing.ts unreadEntry',
        'content/thing.ts unreadInner',
      ]);
    },
    patience,
  );
});
