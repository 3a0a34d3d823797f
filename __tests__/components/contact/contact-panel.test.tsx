import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactPanel } from '@/components/contact/contact-panel';
import { ButtonLink } from '@/components/ui/button-link';
import { messageStore } from '@/lib/contact/browser/message-store';
import { settings } from './settings';

jest.mock('next/navigation', () => ({ usePathname: () => window.location.pathname }));

const renderPanel = () =>
  render(
    <>
      <ButtonLink href="/contact" data-topic="Banking">
        Discuss banking
      </ButtonLink>
      <ButtonLink href="/faq">Questions</ButtonLink>
      <ContactPanel settings={settings} />
    </>,
  );
const open = async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Discuss banking' }));
  return screen.findByRole('dialog', { name: 'Get in Touch' });
};

beforeEach(() => window.history.replaceState(null, '', '/industries/banking'));
afterEach(() =>
  act(() => {
    messageStore.leave();
    messageStore.clear();
  }),
);

test('only links to the contact form are marked as such', () => {
  renderPanel();
  expect(screen.getByRole('link', { name: 'Discuss banking' })).toHaveAttribute('data-contact');
  expect(screen.getByRole('link', { name: 'Questions' })).not.toHaveAttribute('data-contact');
});

test('a link opens the panel, with the direct contacts, the form and the link’s topic', async () => {
  renderPanel();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await open();
  expect(screen.getByRole('heading', { name: 'Contact Form' })).toBeInTheDocument();
  expect(screen.getByText('Example Road, Pune')).toBeInTheDocument();
  expect(screen.getByRole('listitem')).toHaveTextContent('We read it');
  expect(screen.getByRole('listitem')).toHaveTextContent('Within a day');
  expect(screen.getByRole('link', { name: '+91 20 0000 0100' })).toHaveAttribute('href', 'tel:+912000000100');
  expect(screen.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  );
  expect(screen.getByRole('link', { name: 'Start a chat' })).toHaveAttribute(
    'href',
    `${settings.chat}${encodeURIComponent('Banking (/industries/banking)')}`,
  );
  expect(screen.getByLabelText('Subject')).toHaveValue('Banking');
});

test('the close button and the browser’s own closing (Escape) close it', async () => {
  renderPanel();
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const panel = (await open()) as HTMLDialogElement;
  act(() => panel.close());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a success closes the panel and says so until it is acknowledged', async () => {
  renderPanel();
  await open();
  act(() => {
    messageStore.settle(messageStore.send({ name: 'Asha' }) ?? '', { kind: 'accepted' });
  });
  expect(screen.getByRole('dialog', { name: 'Sent Successfully!' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog', { name: 'Get in Touch' })).not.toBeInTheDocument();
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
    /replies within one working day.*please telephone/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a failure brings a panel back that was closed in the meantime', async () => {
  renderPanel();
  await open();
  let attempt = '';
  act(() => {
    attempt = messageStore.send({ name: 'Asha' }) ?? '';
  });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  act(() => messageStore.settle(attempt, { kind: 'rejected', message: 'No', fate: 'declined' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Submission failed: No');
});
