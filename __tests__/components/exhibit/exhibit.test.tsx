import { render, screen, within } from '@testing-library/react';
import { ExhibitFigure } from '@/components/exhibit/exhibit';

type Exhibit = Parameters<typeof ExhibitFigure>[0]['exhibit'];
type Body<E extends Exhibit = Exhibit> = E extends Exhibit
  ? Omit<E, 'document' | 'title' | 'reading'>
  : never;

const show = (body: Body) =>
  render(
    <ExhibitFigure
      exhibit={{
        document: 'Sheet 2 of 9 · rev C',
        title: 'A title',
        reading: 'from top to bottom.',
        ...body,
      }}
    />,
  );
const tagOf = (text: string) => screen.getByText(text).tagName;

test('an exhibit is a figure whose head strip calls it a sample, and says how to read it', () => {
  show({ kind: 'code', lines: [{ code: 'orders:' }, { indent: 2, code: 'id: 1', note: 'Hard' }] });
  const figure = within(screen.getByRole('figure'));
  expect(figure.getByText('Sample').parentElement).toHaveTextContent('Sample · Sheet 2 of 9 · rev C');
  expect(figure.getByText('How to read it:').parentElement).toHaveTextContent('from top to bottom.');
  // Lines of a file keep their indent when they are copied, and a note stands with its line.
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual(['orders:', '    id: 1Hard']);
});

test('a pricing rule strikes out the figures that lost, and no others', () => {
  show({
    kind: 'rules',
    basis: 'A case.',
    columns: ['Price', 'Per box', 'Outcome'],
    rows: [
      { cells: ['Contract', '₹188', 'Wins'], outcome: 'wins' },
      { cells: ['Promotion', '₹199', 'Loses'], outcome: 'loses' },
      { cells: ['List', '–', 'No match'], outcome: 'absent' },
    ],
    tieBreak: 'The later date.',
  });
  expect(['₹199', '₹188', 'Wins', 'Loses', '–'].map(tagOf)).toEqual(['S', 'TD', 'TD', 'TD', 'TD']);
});

test('a finding marks the line of the exchange that proves it', () => {
  show({
    kind: 'record',
    severity: 'High',
    grounds: 'Score 7.1.',
    fields: [{ label: 'Repair', value: 'One check' }],
    exchange: [{ label: 'Response', lines: ['HTTP/1.1 200 OK', 'X-Owner: B'], marked: 1 }],
  });
  expect(tagOf('X-Owner: B')).toBe('MARK');
  expect(tagOf('HTTP/1.1 200 OK')).not.toBe('MARK');
});

test('the first steps of a run book are ticked, and each step says Done or Open', () => {
  const step = { at: '21:30', by: 'Lead', proof: 'Sums agree.' };
  show({
    kind: 'checklist',
    steps: [
      { ...step, step: 'Freeze' },
      { ...step, step: 'Load' },
    ],
    ticked: 1,
    wayBack: 'Until six.',
  });
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Done21:30Freeze/);
  expect(second).toHaveTextContent(/^Open21:30Load/);
});

test('a decision strikes out the rejected option, not the reason', () => {
  show({
    kind: 'decision',
    chosen: 'Two modules',
    why: 'They bill apart.',
    rejected: [{ option: 'One table', why: 'Half of it is empty.' }],
    reopens: 'a third business comes.',
  });
  expect(['One table', 'Two modules', 'Half of it is empty.'].map(tagOf)).toEqual(['S', 'P', 'P']);
});
