import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '@/components/contact/contact-form';
import { consentTo, contactForm } from '@/content/contact-form';
import { messageStore } from '@/lib/contact/browser/message-store';
import { limits, timeoutMs } from '@/lib/contact/limits';
import type { FormSettings } from '@/lib/contact/settings';
import { settings } from './settings';

const failed = 'Something went wrong. Please try again later.';
const typed = { Name: 'Asha', Email: 'asha@example.com', Subject: 'A portal', Message: 'Two\nlines' };

const fetchMock = jest.fn<Promise<Pick<Response, 'status' | 'text'>>, Parameters<typeof fetch>>();
const answer = (status: number, body: string) =>
  fetchMock.mockResolvedValueOnce({ status, text: async () => body });
let errors: jest.SpyInstance;

const renderForm = (change: Partial<FormSettings> = {}) =>
  render(
    <ContactForm
      texts={contactForm}
      consent={consentTo(settings.processor)}
      settings={{ ...settings, ...change }}
    />,
  );
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fillIn = async (values: Readonly<Record<string, string>> = typed) => {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.click(field(label));
    await userEvent.paste(value);
  }
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));
const sentData = () => [...((fetchMock.mock.lastCall?.[1]?.body as FormData | undefined) ?? [])];

beforeEach(() => {
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  errors = jest.spyOn(console, 'error').mockImplementation(() => {});
});
// Also after a test that failed: the others need the clock.
afterEach(() => jest.useRealTimers());
afterEach(() => {
  // The message outlives a form by design; here every test starts anew.
  act(() => {
    messageStore.leave();
    messageStore.return();
    messageStore.clear();
    window.sessionStorage.clear();
  });
  fetchMock.mockReset();
  errors.mockRestore();
});

test('idle: four required fields as specified, and nothing to complain about', () => {
  renderForm();
  expect(['Name', 'Email', 'Subject', 'Message'].map((label) => field(label).placeholder)).toEqual([
    'John Doe',
    'name@example.com',
    'Subject',
    'Your message...',
  ]);
  for (const label of Object.keys(typed)) expect(field(label)).toBeRequired();
  expect(field('Email')).toHaveAttribute('type', 'email');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  // The trap is in nobody's way.
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('idle to invalid to idle: a summary with the focus, a message at each field, and each goes with its cause', async () => {
  renderForm();
  await fillIn({ Email: 'not an address' });
  await send();
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Enter your name',
    'Enter an email address in the form name@example.com',
    'Enter a subject',
    'Enter your message',
  ]);
  expect(field('Name')).toBeInvalid();
  expect(field('Name')).toHaveAccessibleDescription('Enter your name');
  await userEvent.click(screen.getByRole('button', { name: 'Enter your message' }));
  expect(field('Message')).toHaveFocus();
  await userEvent.clear(field('Email'));
  await fillIn();
  expect(field('Name')).toBeValid();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(fetchMock).not.toHaveBeenCalled();
});

test('invalid with one problem: the field takes the focus, each time', async () => {
  renderForm();
  await fillIn({ ...typed, Subject: '   ' });
  await send();
  expect(field('Subject')).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await send();
  expect(field('Subject')).toHaveFocus();
});

test('sending: one POST of the provider’s fields alone, the button says so, and nothing is sent twice', async () => {
  fetchMock.mockReturnValueOnce(new Promise(() => {}));
  renderForm();
  await fillIn();
  await send();
  const button = screen.getByRole('button', { name: 'Sending…' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
  await userEvent.click(button);
  await userEvent.type(field('Subject'), 'more{Enter}');
  expect(field('Subject')).toHaveValue('A portal');
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(fetchMock.mock.lastCall?.[0]).toBe(settings.endpoint);
  expect(Object.fromEntries(sentData())).toEqual({
    access_key: 'key',
    botcheck: '',
    name: 'Asha',
    email: 'asha@example.com',
    subject: 'A portal',
    message: 'Two\nlines',
  });
  expect(sentData()).toHaveLength(6);
});

test('sending to rejected: the provider’s words as text, the values kept', async () => {
  answer(400, '{"success":false,"message":"<img src=x> is spam"}');
  renderForm();
  await fillIn();
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Submission failed: <img src=x> is spam$/);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(field('Message')).toHaveValue('Two\nlines');
  expect(errors).not.toHaveBeenCalled();
});

test('sending to failed, and on to sent: logged once, the ways out follow what is typed', async () => {
  answer(429, 'Too Many Requests');
  renderForm();
  await fillIn();
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent(new RegExp(`^${failed}$`));
  expect(errors).toHaveBeenCalledTimes(1);
  await userEvent.type(field('Subject'), ' for dealers');
  const mail = screen.getByRole('link', { name: 'Write an e-mail' });
  expect(mail.getAttribute('href')).toContain('subject=A%20portal%20for%20dealers');
  expect(screen.getByRole('link', { name: 'Write on WhatsApp' }).getAttribute('href')).toContain(
    'Two%0Alines',
  );
  answer(200, '{"success":true}');
  await send();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(messageStore.current().state).toEqual({ phase: 'sent' });
  for (const label of Object.keys(typed)) expect(field(label)).toHaveValue('');
  expect(Object.values(window.sessionStorage).join()).not.toMatch(/asha|portal|lines/i);
});

test('sending to failed by the clock: nobody knows whether it arrived, and the form says so', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  fetchMock.mockImplementationOnce(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      }),
  );
  renderForm();
  for (const [label, value] of Object.entries(typed)) {
    await user.click(field(label));
    await user.paste(value);
  }
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  await act(() => jest.advanceTimersByTimeAsync(timeoutMs - 1));
  expect(messageStore.current().state.phase).toBe('sending');
  // One for the clock, one for the page that might have been left at that moment.
  await act(() => jest.advanceTimersByTimeAsync(2));
  expect(screen.getByRole('alert')).toHaveTextContent(failed);
  expect(offers()).toEqual({
    says: expect.stringMatching(/may have reached us/),
    buttons: [natively, 'Send again'],
  });
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

/** What the visitor reads of the message's whereabouts, and what the page offers to do. */
const offers = () => ({
  says: screen.getByRole('status').textContent,
  buttons: screen.getAllByRole('button').map((button) => button.textContent),
});
const retry = ['Send message'];
const secondCopy = ['Send again'];
const natively = 'Send it again as a plain form';
const keyless = 'a build without an access key';

test.each([
  [
    'a refusal with its reason',
    () => answer(400, '{"success":false,"message":"Spam"}'),
    /does not accept/,
    retry,
  ],
  ['a refusal without a reason', () => answer(429, 'Too many'), /does not accept/, [natively, ...retry]],
  [
    'a reason from a server that fails',
    () => answer(500, '{"success":false,"message":"No"}'),
    /may have reached/,
    secondCopy,
  ],
  ['a server that fails', () => answer(502, 'Bad gateway'), /may have reached/, secondCopy],
  ['an answer without sense', () => answer(200, '<h1>Thank you</h1>'), /may have reached/, secondCopy],
  [
    'an answer that breaks off',
    () =>
      fetchMock.mockResolvedValueOnce({
        status: 400,
        text: () => Promise.reject(new TypeError('network error')),
      }),
    /may have reached/,
    secondCopy,
  ],
  [
    'a cut connection, a refused redirect, a blocker',
    () => fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch')),
    /may have reached us, or it was stopped/,
    [natively, ...secondCopy],
  ],
  [
    'an offline browser',
    () => void jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false),
    /^You seem to be offline, so your message has not been sent/,
    retry,
  ],
  [keyless, () => {}, /^Your message has not been sent/, retry],
])(
  '%s: the page says what is known of the message, and offers no more',
  async (what, arrange, says, buttons) => {
    arrange();
    renderForm(what === keyless ? { exchange: { ...settings.exchange, hidden: { access_key: '' } } } : {});
    await fillIn();
    await send();
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(offers()).toEqual({ says: expect.stringMatching(says), buttons });
    // "Send again" after a message that may have arrived: the alert asks the visitor to ask us first.
    if (buttons.includes('Send again')) expect(offers().says).toMatch(/ask us before you send it again/);
    expect(fetchMock).toHaveBeenCalledTimes(/not been sent/.test(offers().says ?? '') ? 0 : 1);
    expect(field('Message')).toHaveValue('Two\nlines');
  },
);

test('a restored draft says so, and can be cleared, also of a failure', async () => {
  messageStore.type({ name: 'Asha' });
  renderForm();
  expect(screen.getByText(/^What you typed earlier is still here/)).toBeInTheDocument();
  answer(500, '');
  await fillIn({ Email: typed.Email, Subject: typed.Subject, Message: typed.Message });
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent(failed);
  await userEvent.click(screen.getByRole('button', { name: 'Clear the form' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send message' })).toBeInTheDocument();
  expect(field('Name')).toHaveFocus();
  expect(screen.queryByText(/^What you typed earlier/)).not.toBeInTheDocument();
  for (const label of Object.keys(typed)) expect(field(label)).toHaveValue('');
  expect(Object.values(window.sessionStorage).join()).not.toMatch(/Asha|lines/);
});

test('a telephone number where the address should stand is known as one', async () => {
  renderForm();
  await fillIn({ ...typed, Email: '+91 20 0000-0100' });
  await send();
  expect(field('Email')).toHaveFocus();
  expect(field('Email')).toHaveAccessibleDescription(
    'Enter an email address in the form name@example.com This looks like a telephone number: put it into the message, or write on WhatsApp. Write on WhatsApp',
  );
  await userEvent.clear(field('Email'));
  await userEvent.type(field('Email'), '4-5 people');
  await send();
  expect(field('Email')).toHaveAccessibleDescription('Enter an email address in the form name@example.com');
});

test('where a letter has no room for the message, the form says so and copies it, or selects it', async () => {
  const message = 'long '.repeat(600);
  answer(500, '');
  renderForm();
  await fillIn({ ...typed, Message: message });
  await send();
  const copy = screen.getByRole('button', { name: 'Copy the whole message' });
  for (const [isAllowed, says] of [
    [false, /^The message is selected/],
    [true, /^Copied\.$/],
  ] as const) {
    document.execCommand = () => isAllowed;
    await userEvent.click(copy);
    expect(screen.getByText(says)).toHaveAttribute('role', 'status');
    const { selectionStart, selectionEnd } = field('Message');
    expect([selectionStart, selectionEnd]).toEqual([0, message.length]);
  }
});

test('a topic is the subject, and the page it came from the last line of the message', async () => {
  messageStore.follow('CI/CD', '/services/ci-cd');
  answer(200, '{"success":true}');
  renderForm();
  expect(field('Subject')).toHaveValue('CI/CD');
  expect(screen.queryByText('What you typed earlier is still here.')).not.toBeInTheDocument();
  expect(field('Message')).toHaveAccessibleDescription(
    'We add a last line: Sent from: CI/CD (/services/ci-cd)',
  );
  await fillIn({ Name: 'Asha', Email: 'asha@example.com', Message: 'Help' });
  await send();
  expect(Object.fromEntries(sentData()).message).toBe('Help\n\nSent from: CI/CD (/services/ci-cd)');
});

test('near its limit a field counts what is left', () => {
  messageStore.type({ subject: 'x'.repeat(limits.subject - 3), name: 'x'.repeat(limits.name / 2) });
  renderForm();
  expect(field('Subject')).toHaveAccessibleDescription('3 characters left');
  expect(field('Name')).not.toHaveAccessibleDescription();
});
