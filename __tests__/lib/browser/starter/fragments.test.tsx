import { act, render, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { Accordion } from '@/components/ui/accordion';
import { faq } from '@/content/faq';
import { followFragments, updateYears } from '@/lib/browser/starter/page';

const openQuestions = () =>
  screen.getAllByRole<HTMLDetailsElement>('group').flatMap(({ open, id }) => (open ? [id] : []));

/** As a visitor who writes it into the address bar. */
const goTo = (fragment: string) => window.history.replaceState(null, '', `/faq#${fragment}`);

afterEach(() => goTo(''));

test('a fragment opens its question, also one that comes later', () => {
  goTo('quote');
  render(<Accordion items={faq} />);
  followFragments();
  expect(openQuestions()).toEqual(['quote']);
  goTo(faq[0].slug);
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
  expect(openQuestions()).toContain(faq[0].slug);
});

test('where the browser does not know exclusive questions, one that opens closes the others', async () => {
  render(<Accordion items={faq} />);
  Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name');
  followFragments();
  for (const item of screen.getAllByRole<HTMLDetailsElement>('group')) item.open = true;
  await waitFor(() => expect(openQuestions()).toHaveLength(1));
});

test('the copyright line ends in the visitor’s year, whatever the year of the build', () => {
  jest.useFakeTimers({ now: new Date('2031-03-01') });
  document.body.innerHTML = '<p>© 2013–<span data-current-year>2026</span></p>';
  updateYears();
  expect(document.body).toHaveTextContent('© 2013–2031');
  jest.useRealTimers();
});

test('any other fragment leaves the questions as they are', () => {
  const fragments = fc.oneof(fc.constantFrom('%', '%E0%A4%A', '%FF', 'main'), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(fragments, (fragment) => {
      goTo(fragment);
      const { unmount } = render(<Accordion items={faq} />);
      followFragments();
      expect(openQuestions()).toEqual([]);
      unmount();
    }),
    { numRuns: 50 },
  );
});
