import { caseStudy } from '@/content/case-study';
import { company, samplePromises } from '@/content/company';
import { contactForm } from '@/content/contact-form';
import { counted, houseFacts, spanInWords } from '@/content/house-facts';
import { overlaps, shared, theirDay } from '@/content/overlaps';
import { portfolio } from '@/content/portfolio';
import { catalogueEntries } from '@/lib/catalogue';

/** Minutes by which the place's clock is ahead of UTC on a day. */
function offset(timeZone: string, day: string): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    new Date(`${day}T12:00Z`),
  );
  const [, sign, hours, minutes] =
    /GMT(?:([+-])(\d\d):(\d\d))?/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** A time of a day in Pune, in hours of the place's day. */
const inPlace = (timeZone: string, day: string, time: string) =>
  (minutesOf(time) + offset(timeZone, day) - offset('Asia/Kolkata', day)) / 60;

const zones: Readonly<Record<string, string>> = {
  'United Kingdom': 'Europe/London',
  'Central Europe': 'Europe/Berlin',
  'US East Coast': 'America/New_York',
};

test('our working day is placed by the clock of each country, in winter and in summer', () => {
  const expected = company.hours.overlaps.map(({ place, shiftedDay }) => {
    const { opens, closes } = shiftedDay ?? company.hours;
    const on = (day: string) => [opens, closes].map((time) => inPlace(zones[place] ?? '', day, time));
    return { label: `Overlap, ${place}`, winter: on('2026-01-15'), summer: on('2026-07-15') };
  });
  expect(overlaps).toMatchObject(expected);
});

test('the words for overlap count the hours between 09:00 and 17:00', () => {
  expect(overlaps.map(({ value }) => value)).toEqual([
    '4 hours in winter, 5 in summer',
    '5 hours in winter, 6 in summer',
    'None in our standard day; 2 hours in winter and 3 in summer if we agree on 12:30 to 21:30',
  ]);
});

test('where another day is proposed, our standard one ends before work there begins', () => {
  for (const { place, shiftedDay } of company.hours.overlaps) {
    if (!shiftedDay) continue;
    for (const day of ['2026-01-15', '2026-07-15'])
      expect(inPlace(zones[place] ?? '', day, company.hours.closes)).toBeLessThanOrEqual(theirDay[0]);
  }
});

test('two working days without a common hour have an empty overlap', () => {
  expect(shared([0, 8], theirDay)).toEqual([9, 9]);
  expect(shared([18, 20], theirDay)).toEqual([18, 18]);
});

// The dialog's texts travel to the browser and may import nothing but types.
test('the dialog after a message promises the reply that the house promises', () => {
  expect(contactForm.success.text).toContain(`within ${counted(houseFacts.replyDays, 'working day')}`);
});

test('wherever a page gives weeks for a walking skeleton, they lie within the weeks of the house', () => {
  const [least, most] = houseFacts.skeletonWeeks;
  const steps = catalogueEntries.flatMap(({ page }) =>
    page.section === 'services' ? (page.detail.chapters?.approach ?? []) : [],
  );
  const skeletons = steps.filter(({ name }) => /skeleton/i.test(name));
  expect(skeletons).not.toHaveLength(0);
  for (const { weeks } of skeletons) {
    expect(weeks[0]).toBeGreaterThanOrEqual(least);
    expect(weeks[1]).toBeLessThanOrEqual(most);
  }
});

test('spans and counts are written as a person would', () => {
  expect(spanInWords([3, 5], 'week')).toBe('three to five weeks');
  expect(counted(1, 'working day')).toBe('one working day');
  expect(counted(45, 'minute')).toBe('45 minutes');
});

test('a promise is a sample until the owner confirms it, and each names a term of the table', () => {
  for (const name of samplePromises) expect(houseFacts).toHaveProperty(name);
  expect(new Set(samplePromises).size).toBe(samplePromises.length);
});

test('sums of the case study agree: its phases, its planning range and the sample project', () => {
  const plan = caseStudy.sections.find(({ slug }) => slug === 'plan')?.table?.rows ?? [];
  const weeks = plan.map(([, range = '']) => (range.match(/\d+/g) ?? []).map(Number));
  const least = weeks.reduce((sum, [from = 0]) => sum + from, 0);
  const most = weeks.reduce((sum, range) => sum + (range.at(-1) ?? 0), 0);
  const range = `${least} to ${most} weeks`;
  expect(caseStudy.facts.find(({ label }) => label === 'Planning range')?.value).toContain(range);
  expect(portfolio.find(({ slug }) => slug === caseStudy.item)?.facts.plannedEffort).toContain(range);
});
