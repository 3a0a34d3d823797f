import { company } from '@/content/company';
import { contactForm } from '@/content/contact-form';
import { counted, houseFacts, spanInWords } from '@/content/house-facts';
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

/** Hours of a day in Pune that fall into 09:00 to 17:00 at the place. */
function shared(timeZone: string, day: string, { opens, closes }: { opens: string; closes: string }) {
  const shift = offset(timeZone, day) - offset('Asia/Kolkata', day);
  const from = Math.max(minutesOf(opens) + shift, 9 * 60);
  const to = Math.min(minutesOf(closes) + shift, 17 * 60);
  return Math.max(0, to - from) / 60;
}

test('overlap hours are what the clocks of both places say, in winter and in summer', () => {
  const zones: Readonly<Record<string, string>> = {
    'United Kingdom': 'Europe/London',
    'Central Europe': 'Europe/Berlin',
    'US East Coast': 'America/New_York',
  };
  const { hours } = company;
  for (const { place, shiftedDay, ...overlap } of hours.overlaps) {
    const zone = zones[place] ?? '';
    const computed = (day: typeof shiftedDay | typeof hours = hours) => ({
      winterHours: shared(zone, '2026-01-15', day),
      summerHours: shared(zone, '2026-07-15', day),
    });
    expect({ place, ...computed() }).toEqual({ place, ...overlap });
    if (shiftedDay) expect(shiftedDay).toMatchObject(computed(shiftedDay));
  }
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
