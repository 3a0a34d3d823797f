/** @jest-environment node */
import { load } from 'cheerio';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { OwnerBands, ReferenceBand } from '@/components/about/owner-bands';
import { type OwnerSlots, owner, ownerLabels } from '@/content/owner';
import { emptySlots, firstStepPrice, notShownYet } from '@/lib/owner';
import { notFilled } from '@/pipeline/hosting/preflight';

const filled: OwnerSlots = {
  firstStepPrices: { 'services/ci-cd': '₹3,00,000 to ₹4,50,000' },
  people: [{ name: 'A. Person', role: 'Technical lead', answersFor: 'what is released' }],
  references: [
    {
      name: 'B. Person',
      role: 'Head of stores',
      company: 'A company',
      phone: '+91 20 0000 0101',
      work: 'A stock ledger.',
    },
  ],
  certificates: [{ name: 'ISO/IEC 27001', issuer: 'An issuer', number: 'X-1', issuedOn: '1 November 2026' }],
  insurances: [
    {
      cover: 'Professional indemnity',
      insurer: 'An insurer',
      sum: '₹1,00,00,000',
      validUntil: '31 March 2027',
    },
  ],
};
const textOf = (element: ReactElement) => load(renderToStaticMarkup(element)).text();

test('a slot that the owner filled is shown', () => {
  const about = textOf(<OwnerBands people={filled.people} certificates={filled.certificates} />);
  expect(about).toContain('A. PersonTechnical lead. Answers for what is released.');
  expect(about).toContain('No. X-1, issued by An issuer on 1 November 2026');
  const reference = renderToStaticMarkup(<ReferenceBand references={filled.references} />);
  expect(reference).toContain('href="tel:+912000000101"');
  expect(firstStepPrice('services/ci-cd', filled)).toBe('₹3,00,000 to ₹4,50,000');
  expect(firstStepPrice('services/qa', filled)).toBeUndefined();
});

test('an empty slot shows nothing', () => {
  expect(renderToStaticMarkup(<OwnerBands people={[]} certificates={[]} />)).toBe('');
  expect(renderToStaticMarkup(<ReferenceBand references={[]} />)).toBe('');
});

test('About names what is not shown yet, and says nothing once all is shown', () => {
  expect(notShownYet(filled)).toBeUndefined();
  expect(notShownYet({ ...filled, insurances: [], people: [] })).toBe(
    'Not shown on this site yet: people with what they answer for, insurance.',
  );
});

test('preflight lists the slots that are not filled', () => {
  expect(notFilled()).toEqual(emptySlots(owner).map((name) => `${name}: ${ownerLabels[name]}`));
  expect(emptySlots(filled)).toEqual([]);
});
