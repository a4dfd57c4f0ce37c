// @vitest-environment happy-dom
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
