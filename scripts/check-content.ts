import type { PageAddress } from '@/content/catalogue/schema';
import { loadProblem, problemText } from '@/pipeline/content/problem';
import { command } from '../pipeline/command';
import { Failure } from '../pipeline/run';

await command(
  {
    name: 'npm run check:content',
    help: 'Holds the texts to the house rules, a problem with its file and line each. With names, only problems that name one of those pages.',
    positionals: 'services/ci-cd …',
    options: {
      mutants: {
        type: 'boolean',
        help: 'raises each number of these pages’ pieces by one, and lists those that no check notices',
      },
    },
  },
  async ({ mutants }, given) => {
    const names = given.map((name) => name.replace(/^\/|\.ts$/g, ''));
    if (mutants) await tryMutants(names as PageAddress[]);
    await checkContent(names.map((name) => `/${name}`));
  },
);

async function tryMutants(addresses: readonly PageAddress[]): Promise<void> {
  const { mutantsOf } = await import('@/pipeline/content/mutants');
  for (const address of addresses) {
    const { tried, unnoticed } = await mutantsOf(address);
    for (const { path, text } of unnoticed) console.log(`${address} ${path}: nobody notices “${text}”`);
    console.log(`${address}: ${tried - unnoticed.length} of ${tried} changed numbers are noticed.`);
  }
}

async function checkContent(wanted: readonly string[]): Promise<void> {
  const isForRunner = process.env.GITHUB_ACTIONS === 'true';
  // Imported here, because it imports the content, which may have a fault that no program can read past.
  const { allProblems } = await import('@/pipeline/content/all-problems').catch((error: Error) => {
    const found = loadProblem(error);
    if (!found) throw error;
    console.log(problemText(found.problem, found.place, isForRunner));
    throw new Failure('Nothing else was checked: mend that line first.');
  });
  const { pages, problems } = await allProblems(new Date().toISOString().slice(0, 10));
  const told = problems.filter(
    ({ problem }) =>
      wanted.length === 0 || wanted.some((name) => new RegExp(`${name}(?![\\w-])`).test(problem)),
  );
  for (const { problem, place } of told) console.log(problemText(problem, place, isForRunner));
  console.log(`${pages} pages read.`);
  if (told.length > 0)
    throw new Failure(
      `${told.length} ${told.length === 1 ? 'problem' : 'problems'}${wanted.length > 0 ? ' that name yours' : ''}: each line above says where and what to do.`,
    );
}
