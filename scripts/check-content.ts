import { loadProblem, problemText } from '@/pipeline/content/problem';
import { command } from '../pipeline/command';
import { Failure } from '../pipeline/run';

await command(
  {
    name: 'npm run check:content',
    help: 'Holds the texts to the house rules, a problem with its file and line each. With names, only problems that name one of those pages.',
    positionals: 'services/ci-cd …',
  },
  (_, names) => checkContent(names.map((name) => `/${name.replace(/^\/|\.ts$/g, '')}`)),
);

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
