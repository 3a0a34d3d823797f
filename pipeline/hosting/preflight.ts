import { caseStudy } from '@/content/case-study';
import { company, extraPromises, samplePromises } from '@/content/company';
import { houseFacts } from '@/content/house-facts';
import { privacyWith } from '@/content/legal/privacy';
import { returns } from '@/content/legal/returns';
import { ownerLabels } from '@/content/owner';
import { career } from '@/content/pages/career';
import { portfolio } from '@/content/portfolio';
import { deployment, stillSample } from '@/lib/config/deployment';
import { formProvider } from '@/lib/contact/provider';
import { emptySlots } from '@/lib/owner';

/** Samples that a deployment would show or use as if they were the company's own, a line each. */
export function samplesLeft(): readonly string[] {
  const privacy = privacyWith(formProvider.processor);
  const all: Readonly<Record<string, unknown>> = { ...company, ...deployment };
  return [
    ...stillSample().map((name) => `${name}: ${JSON.stringify(all[name])}`),
    ...samplePromises.map(
      (name) =>
        `${name}: ${JSON.stringify(houseFacts[name])}, a promise of content/house-facts.ts for the owner to confirm`,
    ),
    ...extraPromises
      .filter(({ confirmed }) => !confirmed)
      .map(
        ({ where, text }) =>
          `${where}: "${text}", a promise of that page alone, in \`extraPromises\` of content/company.ts for the owner to confirm`,
      ),
    ...Object.entries({ 'content/legal/privacy.ts': privacy, 'content/legal/returns.ts': returns })
      .filter(([, page]) => page.sampleForCounsel)
      .map(([file]) => `${file}: sample text, to be read by counsel`),
    ...formProvider.unconfirmed.map(
      (matter) =>
        `${deployment.formProvider}: ${matter}, to be asked and written into content/form-providers.ts`,
    ),
  ];
}

/** What only the owner can say and has not said: nothing is shown of it, so a deployment need not wait. */
export const notFilled = (): readonly string[] => emptySlots().map((name) => `${name}: ${ownerLabels[name]}`);

/** Steps for the owner before the chosen form provider works, and its limits. */
export function formSetup(): string {
  const { setup, limits, source } = formProvider;
  const most = limits.perMonth ? ` It takes ${limits.perMonth} messages a month without payment.` : '';
  return `For the form: ${setup}.${most} (${source.documents.join(', ')}; read on ${source.checkedOn})`;
}

/** Portfolio items, case studies and openings that their pages call samples. */
export const labelledSamples = (): number =>
  [...portfolio, caseStudy, ...career.openings.list].filter(({ sample }) => sample).length;
