/** @jest-environment node */
import { sendTestMessage } from '@/pipeline/hosting/send-test';
import { formSandbox, isSandbox, sandbox } from '@/pipeline/server/sandbox';
import { serve, submissionsFolder } from '../scratch';

/** As the page's own script: the provider's answer becomes a dialog or an alert. */
const script = `<script>
document.forms[0].addEventListener('submit', async (event) => {
  event.preventDefault();
  const body = new FormData(event.target);
  body.delete('redirect');
  const { success } = await fetch(event.target.action, { method: 'POST', body }).then((response) => response.json()).catch(() => ({}));
  const said = document.createElement('p');
  if (success) said.innerHTML = '<dialog open aria-label="Sent Successfully!">OK</dialog>';
  else said.setAttribute('role', 'alert'), said.append('Something went wrong.');
  document.body.append(said);
});
</script>`;

const page = (action: string, hidden: string, scripts: string) =>
  `<!DOCTYPE html><title>Contact</title><form id="form" method="post" enctype="multipart/form-data" action="${action}">${hidden}
<input type="hidden" name="redirect" value="https://www.example.com/contact/sent">
<input name="name"><input name="email"><input name="subject"><textarea name="message"></textarea><button type="submit">Send</button></form>${scripts}`;
const key = `<input type="hidden" name="access_key" value="${sandbox.accessKey}">`;

const pages: Readonly<Record<string, string>> = {
  '/scripts/contact': page(sandbox.path, key, script),
  '/plain/contact': page(sandbox.path, key, ''),
  '/refused/contact': page(sandbox.path, '', script),
  '/refused-plain/contact': page(sandbox.path, '', ''),
  '/unreachable/contact': page('http://127.0.0.1:9/', key, script),
  '/contact/sent': '<title>Sent</title><p id="sent">Sent</p>',
};

const { folder, stored } = submissionsFolder();
const submit = formSandbox(folder);
const origin = serve((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (isSandbox(pathname)) return submit(request, response);
  return response
    .writeHead(pathname in pages ? 200 : 404, { 'Content-Type': 'text/html' })
    .end(pages[pathname] ?? 'Not found');
});

const send = (site: string) =>
  sendTestMessage(`${origin()}${site}`, { email: 'hello@example.com', answer: 'success' });

test.each([
  ['/scripts', /answered 200, which reads as "accepted": .+Email sent successfully/],
  ['/plain/', /answered 303/],
])('one test message arrives by the page %s, and what was answered is said', async (site, answered) => {
  const said = await send(site);
  expect(said).toMatch(answered);
  const [mark] = /Contact form, test [\da-f]{8}/.exec(said) ?? [];
  expect(stored().map(({ fields }) => fields.subject)).toEqual([mark]);
});

test.each([
  ['/refused', /it says "Something went wrong\."\.\n.+answered 400, which reads as "rejected": .+access_key/],
  ['/refused-plain', /it shows ".+Missing: access_key.+answered 400/s],
  ['/unreachable', /it says "Something went wrong\."\.\nNo answer: .+127\.0\.0\.1:9/],
  ['/elsewhere', /\/elsewhere\/contact has no contact form/],
])('where the page %s does not send it, all that is known is said', async (site, message) => {
  await expect(send(site)).rejects.toThrow(message);
  expect(stored()).toEqual([]);
});
