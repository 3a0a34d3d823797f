import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseEnv } from 'node:util';
import { readEnvironment } from '@/lib/config/environment';
import { companyFile, readCompanyFile } from '../company-file';
import { Failure } from '../run';
import { readText, withVariables, writeWhole } from './files';
import {
  type Answers,
  answersOf,
  environmentAnswers,
  type Question,
  questions,
  withAnswers,
} from './questions';

/** Answers so far, in the form of `.env`, until all of them are written. */
const draftFile = '.setup-answers';

/** Whence answers come: a line for each question, nothing where they have ended. */
interface Source {
  readonly next: (question: Question, prompt: string) => Promise<string | undefined>;
  /** A person who can be asked again. */
  readonly isPerson: boolean;
  readonly end: () => void;
}

export function conversation(): Source {
  const isPerson = process.stdin.isTTY === true;
  const input = createInterface({ input: process.stdin, output: process.stdout, terminal: isPerson });
  // Lines that come before their question are kept by the iterator, and would be lost by `question`.
  const lines = input[Symbol.asyncIterator]();
  return {
    isPerson,
    async next(_, prompt) {
      input.setPrompt(prompt);
      input.prompt();
      const { value, done } = await lines.next();
      if (!isPerson) console.log();
      return done ? undefined : value;
    },
    end: () => input.close(),
  };
}

export function answersIn(file: string): Source {
  const text = readText(file);
  if (text === undefined) throw new Failure(`--answers is "${file}", but there is no such file.`);
  const given = parseEnv(text);
  const names = questions.map(({ name }) => name);
  const unknown = Object.keys(given).filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new Failure(`${file} answers ${unknown.join(', ')}, but the questions are ${names.join(', ')}.`);
  return { isPerson: false, next: async ({ name }) => given[name] ?? '', end: () => {} };
}

/** Asks every question that is open; what was answered before is the default. Each answer is kept at once. */
export async function ask(source: Source): Promise<Answers> {
  const own = readCompanyFile();
  let draft = readText(draftFile) ?? '';
  let answers: Answers = { ...variablesOf('.env'), ...answersOf(own), ...withoutEmpty(parseEnv(draft)) };
  const samples = await sampleAnswers();
  for (const [index, question] of questions.entries()) {
    const { name, isAsked = () => true } = question;
    const before = answers[name] ?? '';
    const isRight = before === '' || question.problem(before, answers) === undefined;
    let answer: string | undefined = isRight ? before : '';
    if (isAsked(answers)) answer = await answerTo(source, question, answers, answer, samples[name]);
    if (answer === undefined)
      throw new Failure(
        `Stopped at question ${index + 1} of ${questions.length}. The answers so far are kept in ${draftFile}; no other file was changed. \`npm run setup\` offers them again.`,
      );
    if (answer === before) continue;
    answers = { ...answers, [name]: answer };
    draft = withVariables(draft, { [name]: answer });
    writeWhole(draftFile, draft);
  }
  source.end();
  return answers;
}

async function answerTo(
  source: Source,
  { tidy = (typed) => typed, ...question }: Question,
  answers: Answers,
  before: string,
  sample: string | undefined,
): Promise<string | undefined> {
  const offered = before ? ` [${before}]` : sample ? ` (Enter keeps the sample ${sample})` : '';
  for (;;) {
    const typed = (await source.next(question, `${question.text}${offered}: `))?.trim();
    if (typed === undefined) return undefined;
    const answer = typed === '' ? before : tidy(typed);
    const problem = question.problem(answer, answers);
    if (problem === undefined) return answer;
    if (!source.isPerson) throw new Failure(problem);
    console.log(`  ${problem}`);
  }
}

const withoutEmpty = (values: NodeJS.Dict<string>): Answers =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => !!entry[1]));

function variablesOf(file: string): Answers {
  const values = withoutEmpty(parseEnv(readText(file) ?? ''));
  return Object.fromEntries(Object.entries(values).filter(([name]) => environmentAnswers.includes(name)));
}

/** Imported only now: it throws an error with a stack where the company's file is not right. */
async function sampleAnswers(): Promise<Answers> {
  const { company, deploymentDefaults } = await import('@/content/company');
  const { siteUrl, formProvider, phone, whatsapp, email } = deploymentDefaults;
  return {
    ...answersOf(company),
    COMPANY_PHONE: phone.e164,
    COMPANY_WHATSAPP: whatsapp.e164,
    COMPANY_EMAIL: email,
    SITE_URL: siteUrl,
    FORM_PROVIDER: formProvider,
  };
}

/** Writes both files, then forgets the draft: whoever is stopped between them finds every answer again. */
export async function write(answers: Answers): Promise<void> {
  const company = `${JSON.stringify(withAnswers(readCompanyFile(), answers), undefined, 2)}\n`;
  const values = Object.fromEntries(environmentAnswers.map((name) => [name, answers[name] ?? '']));
  const before = readText('.env');
  const variables = withVariables(before ?? readText('.env.example') ?? '', values);
  try {
    readEnvironment(parseEnv(variables));
  } catch (error) {
    throw new Failure((error as Error).message);
  }
  for (const [file, text] of [
    [companyFile, company],
    ['.env', variables],
  ] as const) {
    if (text === readText(file)) continue;
    writeWhole(file, text);
    console.log(`Written: ${file}`);
  }
  rmSync(draftFile, { force: true });
  const local = parseEnv(readText('.env.local') ?? '');
  for (const name of environmentAnswers)
    if ((process.env[name] ?? local[name] ?? values[name]) !== values[name])
      console.warn(
        `! ${name} is set in ${name in process.env ? 'the environment' : '.env.local'} too, which counts before .env.`,
      );
}
