/** @jest-environment node */
import fc from 'fast-check';
import { fragmentOf, longest, openFragment } from '@/lib/before-you-buy/fragment';

const open = (fragment: string, version = 1) => openFragment(fragment, 'sketch', version, (json) => json);

test('what was entered comes back from its address, in any script', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      const fragment = fragmentOf('sketch', 1, value);
      expect(fragment).toMatch(/^#sketch=1\.[\da-z]+\.[\w-]*$/);
      if (fragment.length <= longest)
        expect(open(fragment)).toEqual({ value: JSON.parse(JSON.stringify(value)) });
    }),
  );
  const rows = ['गोदाम', 'مستودع', '👩🏽‍🔧 bay 3', '</script>'];
  expect(open(fragmentOf('sketch', 1, rows))).toEqual({ value: rows });
});

test('an address that was cut short or altered at any place is refused', () => {
  const whole = fragmentOf('sketch', 1, { boxes: ['Counter', 'ERP'], flows: [[0, 1, 'bill']] });
  for (let length = '#sketch='.length; length < whole.length; length++)
    expect([length, open(whole.slice(0, length))]).toEqual([length, { fault: 'damaged' }]);
  for (let at = '#sketch='.length; at < whole.length; at++) {
    const other = whole[at] === 'A' ? 'B' : 'A';
    expect(open(`${whole.slice(0, at)}${other}${whole.slice(at + 1)}`)).toEqual({ fault: 'damaged' });
  }
  expect(open(`${whole}more`)).toEqual({ fault: 'damaged' });
});

test('one of a newer version, of another tool, a megabyte, and what the tool refuses', () => {
  expect(open(fragmentOf('sketch', 2, []))).toEqual({ fault: 'newer' });
  expect(open(fragmentOf('sketch', 1, []), 2)).toEqual({ value: [] });
  expect(open('#how-it-works')).toBeUndefined();
  expect(open(fragmentOf('brief', 1, []))).toBeUndefined();
  expect(open(fragmentOf('sketch', 1, 'x'.repeat(1_000_000)))).toEqual({ fault: 'long' });
  expect(openFragment(fragmentOf('sketch', 1, 5), 'sketch', 1, () => undefined)).toEqual({
    fault: 'damaged',
  });
});

test('nothing that anybody writes after the number sign throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const opened = open(`#sketch=${text}`);
      expect(opened).toEqual({ fault: expect.stringMatching(/^(damaged|newer)$/) });
    }),
  );
});
