import { type ParseArgsConfig, parseArgs } from 'node:util';
import { Failure } from './run';

interface Option {
  readonly type: 'string' | 'boolean';
  readonly help: string;
  readonly default?: string;
}
type Options = Readonly<Record<string, Option>>;
type Values<O extends Options> = ReturnType<typeof parseArgs<{ options: O; strict: true }>>['values'];

interface Command<O extends Options> {
  /** As it is typed: `npm run serve`. */
  readonly name: string;
  readonly help: string;
  readonly options?: O;
  /** What the words without a name are, where the command takes any. */
  readonly positionals?: string;
}

/**
 * Runs a script's body with its options. `--help` explains them and an unknown one is refused; whoever can mend a failure reads
 * one line, and only a fault of the script itself shows its stack. Exit code 1 on either.
 */
export async function command<O extends Options>(
  { name, help, options, positionals: words }: Command<O>,
  body: (values: Values<O>, positionals: readonly string[]) => Promise<unknown>,
): Promise<void> {
  try {
    const { values, positionals } = parse(name, { ...options, help: helpOption }, words !== undefined);
    if (values.help)
      console.log(
        helpText({ name, help, ...(options && { options }), ...(words && { positionals: words }) }),
      );
    else await body(values as Values<O>, positionals);
  } catch (error) {
    console.error(error instanceof Failure ? `\n✗ ${error.message}` : error);
    process.exit(1);
  }
}

const helpOption = { type: 'boolean', help: 'this text' } as const;

function parse(name: string, options: Options, allowPositionals: boolean) {
  try {
    return parseArgs({ options: options as NonNullable<ParseArgsConfig['options']>, allowPositionals });
  } catch (error) {
    // The first sentence names the argument; Node's others are about quoting.
    const [problem] = String((error as Error).message).split('. ');
    throw new Failure(`${problem}: \`${name} -- --help\` lists the options.`);
  }
}

function helpText({ name, help, options = {} as never, positionals }: Command<Options>): string {
  const lines = Object.entries({ ...options, help: helpOption } as Options).map(
    ([option, { type, help, default: preset }]) => {
      const written = `--${option}${type === 'string' ? ' …' : ''}`;
      return `  ${written.padEnd(16)} ${help}${preset ? ` (${preset})` : ''}`;
    },
  );
  return [`${name} -- [options]${positionals ? ` [${positionals}]` : ''}`, help, '', ...lines].join('\n');
}

/** @throws Failure where the text of an option is no whole number from 1 to `most`. */
export function wholeNumber(option: string, text: string, most: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw new Failure(`--${option} is "${text}", but should be a whole number from 1 to ${most}.`);
  return number;
}

export const portOption = {
  type: 'string',
  default: process.env.PORT ?? '3000',
  help: 'port on 127.0.0.1; $PORT says the same',
} as const;

export const portFrom = (text: string) => wholeNumber('port', text, 65_535);
