/** @jest-environment node */
import { consentTo } from '@/content/contact-form';
import { type FormProvider, type FormProviderName, formProviders } from '@/content/form-providers';
import { privacyWith } from '@/content/legal/privacy';
import { legalPage } from '@/content/legal/schema';
import { readEnvironment } from '@/lib/config/environment';
import { scriptedData } from '@/lib/contact/exchange';
import { limits } from '@/lib/contact/limits';
import { readOutcome } from '@/lib/contact/outcome';
import { exchangeWith } from '@/lib/contact/provider';
import { formSandbox, sandboxValues } from '@/pipeline/server/sandbox';
import { serve, submissionsFolder } from '../../scratch';

const names = Object.keys(formProviders) as FormProviderName[];
const { folder, stored } = submissionsFolder();
const origin = serve(formSandbox(folder));

const typed = { name: 'Asha', email: 'asha@example.com', message: 'Two\nlines, नमस्ते' };

/** The form of a preview for this provider. */
function formFor(name: FormProviderName) {
  const { FORM_ENDPOINT, FORM_ACCESS_KEY: accessKey } = sandboxValues(name);
  readEnvironment({ FORM_PROVIDER: name, FORM_ENDPOINT, FORM_ACCESS_KEY: accessKey });
  const formEndpoint = origin() + FORM_ENDPOINT;
  const exchange = exchangeWith(name, { formEndpoint, accessKey, siteUrl: 'https://www.example.com' });
  const data = (subject: string) => {
    const form = new FormData();
    for (const [field, value] of Object.entries({
      ...exchange.hidden,
      ...exchange.nativeOnly,
      ...typed,
      subject,
    }))
      form.set(field, value);
    return form;
  };
  return { formEndpoint, exchange, data };
}

/** As `lib/contact/browser/submit.ts` sends it. */
async function outcomeOf(name: FormProviderName, subject: string) {
  const { formEndpoint, exchange, data } = formFor(name);
  let response: Response | undefined;
  try {
    response = await fetch(exchange.scriptEndpoint ?? formEndpoint, {
      method: 'POST',
      body: scriptedData(data(subject), exchange),
      headers: { Accept: 'application/json' },
      redirect: 'error',
    });
    return readOutcome(response.status, await response.text(), exchange.answer);
  } catch {
    return { kind: 'failed', fate: response ? 'unclear' : 'unanswered' };
  }
}

/** As a browser without scripts sends it: what it shows then is our page, or it is not. */
async function isSentPage(name: FormProviderName, subject: string): Promise<boolean> {
  const { formEndpoint, data } = formFor(name);
  const response = await fetch(formEndpoint, { method: 'POST', body: data(subject), redirect: 'manual' });
  const { status, headers } = response;
  const text = await response.text();
  return status === 303
    ? headers.get('location') === '/contact/sent#sent'
    : status === 200 && text.includes(' id="sent"');
}

const reason = { kind: 'rejected', message: 'This <b>address</b> is "blocked" & closed.', fate: 'declined' };
const declined = { kind: 'failed', fate: 'declined' };
const unclear = { kind: 'failed', fate: 'unclear' };

/** Of a page that says no, a reader is told no reason. */
const refusal = (name: FormProviderName) => (formProviders[name].answer === 'sent-page' ? declined : reason);

describe.each(names)('%s', (name) => {
  test.each([
    ['says yes', 'A portal', { kind: 'accepted' }],
    ['refuses', 'fault:reject', refusal(name)],
    ['limits the rate', 'fault:429', declined],
    ['fails', 'fault:500', unclear],
    ['shows a page', 'fault:html', unclear],
    ['says nothing', 'fault:empty', unclear],
    ['says neither yes nor no', 'fault:no-success', unclear],
    ['breaks off', 'fault:close', unclear],
    ['leads elsewhere', 'fault:redirect', { kind: 'failed', fate: 'unanswered' }],
  ])('where it %s, a script reads it so', async (_, subject, outcome) => {
    expect(await outcomeOf(name, subject)).toMatchObject(outcome);
    const { subject: subjectField } = formFor(name).exchange;
    expect(stored()).toMatchObject([
      { fields: { ...typed, subject, ...(subjectField && { [subjectField]: subject }) } },
    ]);
    for (const field of Object.keys(formFor(name).exchange.nativeOnly))
      expect(stored()[0].fields).not.toHaveProperty(field);
  });

  test('a form without scripts ends on our page after a yes, and after nothing else', async () => {
    expect(await isSentPage(name, 'A portal')).toBe(true);
    expect(stored()).toMatchObject([{ fields: { ...typed, subject: 'A portal' } }]);
    for (const fault of ['reject', '429', '500', 'html', 'empty'])
      expect([fault, await isSentPage(name, `fault:${fault}`)]).toEqual([fault, false]);
  });

  test('a form that lacks one of its fields is refused, by its rule', async () => {
    const { formEndpoint, exchange } = formFor(name);
    const response = await fetch(formEndpoint, { method: 'POST', body: new FormData() });
    const outcome = readOutcome(response.status, await response.text(), exchange.answer);
    expect(outcome).toMatchObject({ fate: 'declined' });
  });

  const { endpoint, key, limits: its, processor, source, setup }: FormProvider = formProviders[name];

  test('the longest message fits', () => {
    const longest = Object.values(limits).reduce((sum, limit) => sum + limit, 0);
    // No character takes more than 3 bytes for each unit of UTF-16; the rest is for boundaries and names.
    expect(3 * longest + 4096).toBeLessThan(its.bytes ?? Number.POSITIVE_INFINITY);
  });

  test('what visitors are told follows from its record', () => {
    expect(consentTo(processor)).toMatch(new RegExp(`goes to ${processor.recipient}, .+\\.$`));
    const policy = JSON.stringify(legalPage.parse(privacyWith(processor)));
    for (const words of [processor.name, processor.recipient, processor.statement])
      expect(policy).toContain(JSON.stringify(words).slice(1, -1));
    for (const other of names.filter((one) => one !== name))
      expect(policy).not.toContain(formProviders[other].processor.statement);
  });

  test('the record is whole', () => {
    expect(source.documents.length).toBeGreaterThan(0);
    expect(source.checkedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(setup).not.toMatch(/\.$/);
    // A key in the address is a key that has a form.
    if (endpoint.includes('{key}')) expect(key).toBeDefined();
  });
});
