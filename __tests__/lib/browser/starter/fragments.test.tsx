import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { Accordion } from '@/components/ui/accordion';
import { faq } from '@/content/faq';
import { followFragments } from '@/lib/browser/starter/page';

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
