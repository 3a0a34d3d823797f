import fc from 'fast-check';
import { clearDraft, hasTyped, prefill, readDraft, saveDraft } from '@/lib/browser/contact/draft';

const key = 'contact-draft';
const stored = () => window.sessionStorage.getItem(key);

/** The module as a page that has just been loaded has it. */
function freshDraft(): Promise<typeof import('@/lib/browser/contact/draft')> {
  jest.resetModules();
  return import('@/lib/browser/contact/draft');
}

afterEach(() => {
  jest.restoreAllMocks();
  clearDraft();
});

test('what was saved comes back after a reload, until it is cleared', async () => {
  saveDraft({ message: 'line\nline 👋' });
  expect((await freshDraft()).readDraft().message).toBe('line\nline 👋');
  clearDraft();
  expect(stored()).toBeNull();
  expect((await freshDraft()).readDraft().message).toBe('');
});

test.each(['getItem', 'setItem', 'removeItem'] as const)(
  'storage whose %s throws costs nothing but the reload',
  (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    saveDraft({ name: 'Asha' });
    expect(readDraft().name).toBe('Asha');
    clearDraft();
    expect(readDraft().name).toBe('');
  },
);

test('whatever the storage holds, a draft of texts comes out', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (content) => {
      window.sessionStorage.setItem(key, content);
      const draft = (await freshDraft()).readDraft();
      expect(Object.keys(draft).sort()).toEqual(['email', 'from', 'message', 'name', 'subject', 'topic']);
      expect(Object.values(draft).every((value) => typeof value === 'string')).toBe(true);
    }),
    { examples: [['{"valueOf":"a name that every object has"}'], ['{"__proto__":"another"}']] },
  );
});

test('a topic fills an empty subject and replaces an earlier topic, but not what was typed', () => {
  prefill('CI/CD', '/services/ci-cd');
  expect(readDraft()).toMatchObject({ subject: 'CI/CD', topic: 'CI/CD', from: '/services/ci-cd' });
  expect(hasTyped(readDraft())).toBe(false);
  prefill('Banking', '/industries/banking');
  expect(readDraft().subject).toBe('Banking');
  saveDraft({ subject: 'Our bank' });
  expect(hasTyped(readDraft())).toBe(true);
  prefill('CI/CD', '/services/ci-cd');
  expect(readDraft()).toMatchObject({ subject: 'Our bank', from: '/services/ci-cd' });
});
