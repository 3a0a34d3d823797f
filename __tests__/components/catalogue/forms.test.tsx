import { render, screen, within } from '@testing-library/react';
import { Permissions } from '@/components/catalogue/permissions';
import { Schedule } from '@/components/ui/schedule';

test('a plan says the weeks of each step and their total', () => {
  render(
    <Schedule
      steps={[
        { name: 'Draw', text: 'On paper.', weeks: [1, 2] },
        { name: 'Build', text: 'In code.', weeks: [3, 3] },
      ]}
    />,
  );
  const [draw, build] = screen.getAllByRole('listitem');
  expect(draw).toHaveTextContent('1–2 weeksDraw');
  expect(build).toHaveTextContent('3 weeksBuild');
  expect(screen.getByText('4 to 5 weeks')).toBeInTheDocument();
});

test('a permission is said in words in the row of its role and the column of its action', () => {
  render(
    <Permissions
      permissions={{
        actions: ['Publish', 'See', 'Delete'],
        roles: [{ role: 'Driver', grants: ['no', 'own', 'yes'] }],
      }}
    />,
  );
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Publish',
    'See',
    'Delete',
  ]);
  const driver = screen.getByRole('row', { name: /^Driver/ });
  expect(
    within(driver)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['No', 'Own only', 'Yes']);
});
