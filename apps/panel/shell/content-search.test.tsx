// @vitest-environment happy-dom
import { RpcError } from '@plinth/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPanel } from '../testing/open-panel.tsx';

const ITEMS = [
  { kind: 'page', id: 4, name: 'Harbor', status: 'publish' },
  { kind: 'post', id: 9, name: 'Harbor news', status: 'draft' },
] as const;

test('Ctrl+K finds content, and Enter opens it', async () => {
  const asked: string[] = [];
  const find = ({ search }: { search: string }) => {
    asked.push(search);
    return { items: search === 'harbor' ? ITEMS : [] };
  };
  const { path } = await openPanel('/help/', { 'SearchService.find': find }, { hasShell: true });
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  const field = await screen.findByTestId('content-search-field');
  fireEvent.change(field, { target: { value: 'harbor ' } });
  const post = await screen.findByTestId('found-post-9');
  expect(post.textContent).toBe('Harbor newsDraft');
  expect(screen.getByText('Posts')).toBeTruthy();
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(post.getAttribute('aria-selected')).toBe('true');
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(path()).toBe('/blog/posts/9/design/'));
  expect(asked.at(-1)).toBe('harbor');
});

test('Enter waits for what the search finds', async () => {
  const prices = { kind: 'page', id: 7, name: 'Prices', status: 'publish' };
  const find = ({ search }: { search: string }) => ({ items: search === '' ? ITEMS : [prices] });
  const { path } = await openPanel('/help/', { 'SearchService.find': find }, { hasShell: true });
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  const field = await screen.findByTestId('content-search-field');
  await screen.findByTestId('found-page-4');
  fireEvent.change(field, { target: { value: 'prices' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(path()).toBe('/pages/7/design/'));
});

test('what the keys moved to stays the current one when the server answers', async () => {
  const find = ({ search }: { search: string }) => ({
    items: search === '' ? ITEMS : ITEMS.toReversed(),
  });
  const { path } = await openPanel('/help/', { 'SearchService.find': find }, { hasShell: true });
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  const field = await screen.findByTestId('content-search-field');
  await screen.findByTestId('found-post-9');
  fireEvent.change(field, { target: { value: 'harbor' } });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  await waitFor(() => expect(screen.getAllByRole('option')[0]?.textContent).toContain('news'));
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(path()).toBe('/blog/posts/9/design/'));
});

test('a search that fails says so', async () => {
  const find = ({ search }: { search: string }) => {
    if (search !== '') throw new RpcError('INTERNAL');
    return { items: ITEMS };
  };
  await openPanel('/help/', { 'SearchService.find': find }, { hasShell: true });
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  const field = await screen.findByTestId('content-search-field');
  fireEvent.change(field, { target: { value: 'harbor' } });
  const list = await screen.findByRole('listbox');
  await waitFor(() => expect(list.textContent).toBe('Couldn’t load this. Try again.'));
});

test('Ctrl+K does nothing while a dialog is open', async () => {
  const find = () => ({ items: ITEMS });
  await openPanel('/help/', { 'SearchService.find': find }, { hasShell: true });
  fireEvent.click(await screen.findByTestId('feedback-button'));
  const subject = await screen.findByLabelText(/^Subject/);
  // Not the browser's own search either.
  expect(fireEvent.keyDown(subject, { key: 'k', ctrlKey: true })).toBe(false);
  expect(screen.queryByTestId('content-search-field')).toBeNull();
});
