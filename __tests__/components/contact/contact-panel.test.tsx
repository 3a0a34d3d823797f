import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactPanel } from '@/components/contact/contact-panel';
import { ButtonLink } from '@/components/ui/button-link';
import { patience } from '@/lib/browser/interaction';
import { settings } from './settings';

/** The panel's code, which comes when a test says so. */
let give: (view: object) => void;
jest.mock('@/components/contact/panel-view', () => ({
  // biome-ignore lint/suspicious/noThenProperty: `import()` waits for it.
  then: (resolve: typeof give) => {
    give = resolve;
  },
}));

const renderPanel = () => {
  window.history.replaceState(null, '', '/industries/banking');
  render(
    <>
      <ButtonLink href="/contact" data-topic="Banking">
        Discuss banking
      </ButtonLink>
      <ButtonLink href="/faq">Questions</ButtonLink>
      <ContactPanel settings={settings} />
    </>,
  );
};
const link = () => screen.getByRole('link', { name: 'Discuss banking' });

test('a panel that comes too late stays closed: nobody types into a page that is about to go', async () => {
  jest.useFakeTimers();
  const left = jest.spyOn(console, 'error').mockImplementation(() => {});
  renderPanel();
  fireEvent.click(link());
  await act(() => jest.advanceTimersByTimeAsync(patience - 1));
  expect(left).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(1));
  // As jsdom says it.
  const leaving = [expect.objectContaining({ message: expect.stringContaining('navigation') })];
  expect(left.mock.calls).toEqual([leaving]);
  await act(async () => give(jest.requireActual('@/components/contact/panel-view')));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  fireEvent.click(link());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(left.mock.calls).toEqual([leaving, leaving]);
  left.mockRestore();
  jest.useRealTimers();
});

test('a link to the contact form opens the panel, with the direct contacts, the form and the link’s topic', async () => {
  renderPanel();
  expect(link()).toHaveAttribute('data-contact');
  expect(screen.getByRole('link', { name: 'Questions' })).not.toHaveAttribute('data-contact');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(link());
  await screen.findByRole('dialog', { name: 'Get in Touch' });
  expect(screen.getByRole('heading', { name: 'Contact Form' })).toBeInTheDocument();
  expect(screen.getByText('Example Road, Pune')).toBeInTheDocument();
  expect(screen.getByRole('listitem')).toHaveTextContent('We read it');
  expect(screen.getByRole('listitem')).toHaveTextContent('Within a day');
  const chat = `${settings.chat}${encodeURIComponent('Banking (/industries/banking)')}`;
  for (const [name, href] of [
    ['+91 20 0000 0100', 'tel:+912000000100'],
    ['hello@example.com', 'mailto:hello@example.com'],
    ['Start a chat', chat],
  ] as const)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(screen.getByLabelText('Subject')).toHaveValue('Banking');
});
