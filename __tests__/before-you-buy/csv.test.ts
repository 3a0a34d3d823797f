import { csvOf } from '@/lib/before-you-buy/csv';

test('a sheet for spreadsheets: commas, quotes and lines kept, formulas as text', () => {
  const rows = [
    ['Question', 'Firm A', 'कंपनी B'],
    ['Says "yes", twice', '=HYPERLINK("http://a")', '-5\n+6'],
    ['', '@SUM(A1)', '5 - 6'],
  ];
  expect(csvOf(rows)).toBe(
    '\uFEFFQuestion,Firm A,कंपनी B\r\n"Says ""yes"", twice","\'=HYPERLINK(""http://a"")","\'-5\n+6"\r\n,\'@SUM(A1),5 - 6\r\n',
  );
});
