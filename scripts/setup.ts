import { command } from '../pipeline/command';
import { companyFile } from '../pipeline/company-file';
import { run } from '../pipeline/run';
import { answersIn, ask, conversation, write } from '../pipeline/setup/setup';

await command(
  {
    name: 'npm run setup',
    help: `Asks for the company, the address of the site, the form and the host; writes ${companyFile} and .env, builds, and says what is still a sample.`,
    options: {
      answers: { type: 'string', help: 'a file of NAME=value lines that answers in place of the keyboard' },
      'no-build': { type: 'boolean', help: 'writes the files and ends' },
    },
  },
  async ({ answers: file, 'no-build': isWithoutBuild }) => {
    const answers = await ask(file === undefined ? conversation() : answersIn(file));
    await write(answers);
    if (isWithoutBuild) return;
    // A name is part of most texts.
    await run('npm', ['run', '-s', 'date:content']);
    await run('npm', ['run', '-s', 'check:content']);
    await run('npm', ['run', '-s', 'build']);
    console.log('\nStill to do before launch:\n');
    // It fails while a sample is left, which here is no failure.
    await run('npm', ['run', '-s', 'preflight']).catch(() => {});
    console.log(
      `\nThe site is in out/. \`npm run serve -- --dir out\` shows it here; deploy/README.md has the way to the host. Commit ${companyFile} and content/text-dates.json.`,
    );
  },
);
