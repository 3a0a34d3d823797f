/** @jest-environment node */
import { standards } from '@/content/standards';
import { sitePages } from '@/lib/pages';
import { daysAfter, dueOn, dueTexts, type Matter, matters } from '@/pipeline/due';

const matter = (subject: Matter['subject'], by: string): Matter => ({ subject, name: `a ${subject}`, by });

test('each subject is told so many days ahead, and not a day before', () => {
  const told = (subject: Matter['subject'], today: string) =>
    dueOn(today, [matter(subject, '2027-06-30')]).length;
  expect(told('security.txt', '2027-05-01')).toBe(0);
  expect(told('security.txt', '2027-05-02')).toBe(1);
  expect(told('laws', '2027-05-31')).toBe(0);
  expect(told('laws', '2027-06-01')).toBe(1);
  expect(told('pages', '2027-06-30')).toBe(0);
  expect(told('pages', '2027-07-01')).toBe(1);
});

test('every indexed page, law and standard has its day, and so has what a build of this commit says in security.txt', () => {
  const all = matters();
  const names = all.map(({ name }) => name);
  for (const { path, indexed } of sitePages) expect([path, names.includes(path)]).toEqual([path, indexed]);
  for (const { name } of Object.values(standards))
    expect(names.filter((each) => each.startsWith(`${name} (`))).toHaveLength(1);
  expect(new Set(names).size).toBe(names.length);
  const law = standards['e-way-bill'];
  expect(all).toContainEqual({
    subject: 'laws',
    name: `${law.name} (${law.sourceUrl})`,
    by: law.binding.reviewBy,
  });
  expect(all.filter(({ subject }) => subject === 'security.txt')).toHaveLength(1);
  for (const { by } of all) expect(by).toMatch(/^20\d\d-\d\d-\d\d$/);
});

test('a deployed security.txt is told by its own end', () => {
  expect(matters(new Date('2027-01-02T03:04:05Z'))).toContainEqual({
    subject: 'security.txt',
    name: 'security.txt',
    by: '2027-01-02',
  });
});

test('the lines say since or until which day, what to do, and the first five', () => {
  const pages = Array.from({ length: 7 }, (_, index) => matter('pages', daysAfter('2027-01-28', index)));
  const lines = dueTexts([matter('security.txt', '2027-02-28'), ...pages], '2027-02-08');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toBe(
    'security.txt: due by 2027-02-28, in 20 days: commit, build and deploy: it ends 360 days after the date of the built commit\n' +
      '    a security.txt: by 2027-02-28',
  );
  expect(lines[1]).toMatch(
    /^pages: due since 2027-01-28, 11 days: read each against .+\n( {4}a pages: by 2027-\d\d-\d\d\n){5} {4}and 2 more$/,
  );
  expect(dueTexts([], '2027-02-08')).toEqual([]);
});
