import { ceilingProblems, clienteleClaims } from '@/pipeline/content/voice-rules';

test.each([
  ['Most plants that call us own an ERP already.', 'call us'],
  ['Operators hire us for softphones.', 'hire us'],
  ['Owners come to us when changes take months.', 'come to us'],
  ['Most engagements run for a year.', 'Most engagements'],
  ['Most of our work begins at night.', 'Most of our'],
  ['Public buyers are who asks for it.', 'are who asks'],
  ['Who asks us for it', 'asks us'],
  ['Often read with this', 'Often read with'],
  ['We are often asked about price.', 'We are often asked'],
  ['We have built such portals for banks.', 'We have built'],
])('%s claims clients', (text, claim) => {
  expect(clienteleClaims(text)).toContain(claim);
});

test.each([
  'Send us your notes, or call us.',
  'You ask us for evidence and get it.',
  'Feel free to ask us.',
  'Fits a plant that owns an ERP already.',
  'The clerk asks the driver, and most drivers answer.',
])('%s claims none', (text) => {
  expect(clienteleClaims(text)).toEqual([]);
});

test('a worn word is counted over all texts', () => {
  expect(ceilingProblems(['We ring and write respectively.', 'They differ.', 'Respectively so.'])).toEqual([
    'all texts: "respectively" 2 times, at most 0',
  ]);
});
