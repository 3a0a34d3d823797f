import { render, screen, within } from '@testing-library/react';
import { ExhibitFigure } from '@/components/exhibit/exhibit';

const head = { sheet: 'Sheet 2 of 9 · rev C', title: 'A title', reading: 'from top to bottom.' };

test('an exhibit is a figure named by its head strip, which calls it a sample, and says how to read it', () => {
  render(
    <ExhibitFigure
      exhibit={{
        ...head,
        kind: 'code',
        lines: [{ code: 'orders:' }, { indent: 1, code: '- id: 1', note: 'Hard' }],
      }}
    />,
  );
  const figure = screen.getByRole('figure');
  expect(within(figure).getByText('Sample').parentElement).toHaveTextContent('Sample · Sheet 2 of 9 · rev C');
  expect(within(figure).getByText('How to read it:').parentElement).toHaveTextContent('from top to bottom.');
});

test('lines of a file keep their indent when they are copied, and a note stands with its line', () => {
  render(
    <ExhibitFigure
      exhibit={{
        ...head,
        kind: 'code',
        lines: [{ code: 'orders:' }, { indent: 2, code: 'id: 1', note: 'Hard' }],
      }}
    />,
  );
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toBe('orders:');
  expect(second?.textContent).toBe('    id: 1Hard');
});

test('of a rule the figures that lost are struck out, and no others', () => {
  render(
    <ExhibitFigure
      exhibit={{
        ...head,
        kind: 'rules',
        basis: 'A case.',
        columns: ['Price', 'Per box', 'Outcome'],
        rows: [
          { cells: ['Contract', '₹188', 'Wins'], outcome: 'wins' },
          { cells: ['Promotion', '₹199', 'Loses'], outcome: 'loses' },
          { cells: ['List', '–', 'No match'], outcome: 'absent' },
        ],
        tieBreak: 'The later date.',
      }}
    />,
  );
  expect(screen.getByText('₹199').tagName).toBe('S');
  for (const kept of ['₹188', 'Wins', 'Loses', '–']) expect(screen.getByText(kept).tagName).toBe('TD');
});

test('of a finding the line that gives it away is marked', () => {
  render(
    <ExhibitFigure
      exhibit={{
        ...head,
        kind: 'record',
        severity: 'High',
        grounds: 'Score 7.1.',
        fields: [{ label: 'Repair', value: 'One check' }],
        exchange: [{ label: 'Response', lines: ['HTTP/1.1 200 OK', 'X-Owner: B'], marked: 1 }],
      }}
    />,
  );
  expect(screen.getByText('X-Owner: B').tagName).toBe('MARK');
  expect(screen.getByText('HTTP/1.1 200 OK').tagName).not.toBe('MARK');
});

test('boxes of a run book are ticked from the top, said in words too', () => {
  const step = { at: '21:30', by: 'Lead', proof: 'Sums agree.' };
  render(
    <ExhibitFigure
      exhibit={{
        ...head,
        kind: 'checklist',
        steps: [
          { ...step, step: 'Freeze' },
          { ...step, step: 'Load' },
        ],
        ticked: 1,
        wayBack: 'Until six.',
      }}
    />,
  );
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Done21:30Freeze/);
  expect(second).toHaveTextContent(/^Open21:30Load/);
});

test('of a decision only what was ruled out is struck out, its reason is not', () => {
  render(
    <ExhibitFigure
      exhibit={{
        ...head,
        kind: 'decision',
        chosen: 'Two modules',
        why: 'They bill apart.',
        rejected: [{ option: 'One table', why: 'Half of it is empty.' }],
        reopens: 'a third business comes.',
      }}
    />,
  );
  expect(screen.getByText('One table').tagName).toBe('S');
  for (const kept of ['Two modules', 'Half of it is empty.'])
    expect(screen.getByText(kept).tagName).toBe('P');
});
