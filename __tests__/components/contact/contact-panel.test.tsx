import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactPanel } from '@/components/contact/contact-panel';
import { ButtonLink } from '@/components/ui/button-link';
import { clearDraft } from '@/lib/browser/contact/draft';
import { dispatch } from '@/lib/browser/contact/form-store';
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
afterEach(() => act(clearDraft));

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
    dispatch({ type: 'send' });
    dispatch({ type: 'accept' });
  });
  expect(screen.getByRole('dialog', { name: 'Sent Successfully!' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog', { name: 'Get in Touch' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a failure brings a panel back that was closed in the meantime', async () => {
  renderPanel();
  await open();
  act(() => dispatch({ type: 'send' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  act(() => dispatch({ type: 'reject', message: 'No', fate: 'declined' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Submission failed: No');
});
