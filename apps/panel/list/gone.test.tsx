// @vitest-environment happy-dom
import { RpcError } from '@plinth/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeSettings, listOf, openPanel } from '../testing/open-panel.tsx';

const gone = () => {
  throw new RpcError('NOT_FOUND');
};
const answers = {
  ...fakeSettings().answers,
  'PostsService.get': gone,
  'PostsService.getDesign': gone,
  'PostsService.getList': () => listOf([]),
  'PagesService.get': gone,
  'PagesService.getDesign': gone,
  'PagesService.getTree': () => ({ items: [] }),
  'PagesService.getList': () => listOf([]),
  'MenusService.getList': () => listOf([]),
};

test.each([
  ['/blog/posts/7/settings/', 'post', '/blog/'],
  ['/blog/posts/7/design/', 'post', '/blog/'],
  ['/pages/7/design/', 'page', '/pages/'],
])('%s of a deleted record leads back to its list', async (address, kind, list) => {
  const { path } = await openPanel(address, answers);
  const error = await screen.findByTestId('error-card');
  expect(error.textContent).toContain(`This ${kind} no longer exists.`);
  expect(within(error).queryByText('Retry')).toBe(null);
  fireEvent.click(within(error).getByText(`Back to ${kind}s`));
  await waitFor(() => expect(path()).toBe(list));
});

test.each([['/blog/posts/abc/design/'], ['/blog/posts/-1/settings/']])(
  '%s is no screen, and leads to the dashboard',
  async (address) => {
    const { path } = await openPanel(address, answers);
    const empty = await screen.findByTestId('empty-state');
    within(empty).getByText('Page not found');
    await waitFor(() => expect(document.title).toBe('Page not found · Harbor'));
    fireEvent.click(within(empty).getByText('Go to dashboard'));
    await waitFor(() => expect(path()).toBe('/dashboard/'));
  },
);

test.each([
  ['/design/', 'Themes'],
  ['/settings/', 'General'],
])('%s leads to the first screen of its list', async (address, name) => {
  await openPanel(address, answers);
  await waitFor(() =>
    expect(document.querySelector('.topic-list [aria-current]')?.textContent).toBe(name),
  );
  expect(document.querySelector('.topic-list a')?.textContent).toBe(name);
});
