import { parseArgs } from 'node:util';
import { Failure } from './run';

interface Option {
  readonly type: 'string' | 'boolean';
  readonly help: string;
  readonly default?: string;
}
type Options = Record<string, Option>;
type Values<O extends Options> = ReturnType<typeof parseArgs<{ options: O; strict: true }>>['values'];

interface Command<O extends Options> {
  /** As it is typed: `npm run serve`. */
  readonly name: string;
  readonly help: string;
  readonly options?: O;
  /** Meaning of the positional arguments, where the command takes any. */
  readonly positionals?: string;
}

/**
 * Runs a script's body with its options. `--help` explains them and an unknown one is refused; an expected failure prints
 * one line, and only a fault of the script itself shows its stack. Exit code 1 on either.
 */
export async function command<O extends Options>(
  { name, help, options, positionals }: Command<O>,
  body: (values: Values<O>, positionals: readonly string[]) => Promise<unknown>,
  args: readonly string[] = process.argv.slice(2),
): Promise<void> {
  const known: Options = { ...options, help: { type: 'boolean', help: 'this text' } };
  try {
    const given = parse(name, known, positionals !== undefined, args);
    if (given.values.help) console.log(helpText(name, help, known, positionals));
    else await body(given.values as Values<O>, given.positionals);
  } catch (error) {
    console.error(error instanceof Failure ? `\n✗ ${error.message}` : error);
    process.exit(1);
  }
}

function parse(name: string, options: Options, allowPositionals: boolean, args: readonly string[]) {
  try {
    return parseArgs({ options, allowPositionals, args });
  } catch (error) {
    // The first sentence names the argument; Node's others are about quoting.
    const [problem] = String((error as Error).message).split('. ');
    throw new Failure(`${problem}: \`${name} -- --help\` lists the options.`);
  }
}

function helpText(name: string, help: string, options: Options, positionals?: string): string {
  const lines = Object.entries(options).map(([option, { type, help: meaning, default: preset }]) => {
    const written = `--${option}${type === 'string' ? ' …' : ''}`;
    return `  ${written.padEnd(16)} ${meaning}${preset ? ` (${preset})` : ''}`;
  });
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
