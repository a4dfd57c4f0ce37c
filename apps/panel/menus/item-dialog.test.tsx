// @vitest-environment happy-dom
import type { PageRecord } from '@plinth/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPanel } from '../testing/render-panel.tsx';
import { ItemDialog } from './item-dialog.tsx';

const page = (id: number, name: string, parent_id: number | null = null) =>
  ({ ...{ id, name, parent_id, position: id, is_home: false }, service: null }) as PageRecord;

const pages = [page(4, 'Emergency', 7), page(7, 'Services', null), page(9, 'About', null)];

const empty = {
  id: 'i1',
  label: '',
  link: { action: 'none' },
  is_draft: false,
  children: [],
} as const;

const open = (item = {}) => {
  const onDone = vi.fn();
  const isNew = Object.keys(item).length === 0;
  const stored = { ...empty, ...item, children: [] };
  renderPanel(
    <ItemDialog
      item={stored}
      isNew={isNew}
      pages={pages}
      onDone={onDone}
      onClose={() => undefined}
    />,
  );
  return onDone;
};
const target = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Link to' });
const label = () => screen.getByLabelText<HTMLInputElement>('Label');
const options = () =>
  screen
    .getAllByRole('option', { hidden: true })
    .map(({ textContent }) => textContent)
    .slice(0, 3);

test('a new item starts in the search for a page, listed as on the site', async () => {
  open();
  const field = await target();
  await waitFor(() => expect(document.activeElement).toBe(field));
  fireEvent.click(field);
  await waitFor(() => expect(options()).toEqual(['Services', 'Emergency', 'About']));
});

test('Enter takes the page found, and submits only once the list is closed', async () => {
  const onDone = open();
  const field = await target();
  fireEvent.click(field);
  fireEvent.change(field, { target: { value: 'Em' } });
  await waitFor(() => expect(options()[0]).toBe('Emergency'));
  const isFree = fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });
  expect(isFree).toBe(false);
  await waitFor(() => expect(field.value).toBe('Emergency'));
  expect(label().placeholder).toBe('Emergency');
  expect(onDone).not.toHaveBeenCalled();
  fireEvent.click(screen.getByTestId('item-done'));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  // It follows the name of its page.
  expect(onDone.mock.calls[0]?.[0]).toMatchObject({
    label: '',
    link: { action: 'page', page_id: 4 },
  });
});

test('a new item is checked when it is added, not when a field is left', async () => {
  open();
  fireEvent.blur(label());
  await target();
  expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
  fireEvent.click(screen.getByTestId('item-done'));
  await screen.findByText('Choose a page.');
});

test('a label of the owner’s stays when the page changes', async () => {
  open({ label: 'Help', link: { action: 'page', page_id: 4 } });
  const field = await target();
  fireEvent.click(field);
  fireEvent.click(await screen.findByText('Services'));
  await waitFor(() => expect(field.value).toBe('Services'));
  expect(label().value).toBe('Help');
});

test('a label that is the page’s name shows as such, and options are folded', async () => {
  open({ label: 'About', link: { action: 'page', page_id: 9 } });
  await target();
  expect([label().value, label().placeholder]).toEqual(['', 'About']);
  const more = screen.getByRole('button', { name: 'More' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
});

test.each([
  ['www.momoyoga.com/lotus', { action: 'url', url: 'https://www.momoyoga.com/lotus' }],
  ['hello@example.com', { action: 'mail', email: 'hello@example.com' }],
])(
  'an address in the search is offered, and taken when the field is left: %s',
  async (text, link) => {
    const onDone = open();
    const field = await target();
    fireEvent.click(field);
    fireEvent.change(field, { target: { value: text } });
    await waitFor(() => expect(options()[0]).toBe(`Link to ${text}`));
    fireEvent.blur(field);
    fireEvent.change(label(), { target: { value: 'Classes' } });
    fireEvent.click(screen.getByTestId('item-done'));
    await waitFor(() =>
      expect(onDone.mock.calls[0]?.[0]).toMatchObject({ label: 'Classes', link }),
    );
  },
);
