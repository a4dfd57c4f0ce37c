// @vitest-environment happy-dom
import { type NotFoundItem, RpcError } from '@plinth/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answers } from '../../../testing/answer-calls.ts';
import { fakeSettings, listOf, openPanel } from '../../../testing/open-panel.tsx';

const missed = (path: string, suggestion: string | null): NotFoundItem => ({
  ...{ path, suggestion, hits: 3, referrer: '/about/' },
  last_seen: '2026-01-02T03:04:05.000Z',
});

const open = async (items: readonly NotFoundItem[], more: Answers = {}, query = '') => {
  let left = [...items];
  return openPanel(`/settings/redirects/not_found/${query}`, {
    ...fakeSettings().answers,
    'RedirectsService.getNotFound': () => listOf(left),
    'RedirectsService.redirectNotFound': ({ path }: { readonly path: string }) => {
      left = left.filter((one) => one.path !== path);
      return { links: 1 };
    },
    'RedirectsService.dismissNotFound': () => {
      left = [];
      return { deleted: 1 };
    },
    'PagesService.getList': () => listOf([]),
    ...more,
  });
};

test('one click redirects a URL to its suggestion', async () => {
  const { paramsOf } = await open([missed('/abuot', '/about/')]);
  fireEvent.click(await screen.findByText('Redirect to /about/'));
  await screen.findByText('No URLs to redirect');
  expect(paramsOf('RedirectsService.redirectNotFound')).toEqual([
    { path: '/abuot', new_url: '/about/' },
  ]);
});

test('the focus moves on to the next row, and at last to the tab', async () => {
  await open([missed('/one', '/about/'), missed('/two', null)]);
  (await screen.findByText('Redirect to /about/')).focus();
  fireEvent.click(screen.getByText('Redirect to /about/'));
  await waitFor(() => expect(screen.queryByText('/one')).toBeNull());
  const [next] = within(screen.getByTestId('not-found-row')).getAllByRole('button');
  await waitFor(() => expect(document.activeElement).toBe(next));
  fireEvent.click(screen.getByText('Choose URL'));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('New URL'), { target: { value: '/found/' } });
  fireEvent.submit(screen.getByTestId('target-form'));
  await screen.findByText('No URLs to redirect');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true })),
  );
});

test('another URL can be chosen', async () => {
  const { paramsOf } = await open([missed('/lost', null)]);
  const row = await screen.findByTestId('not-found-row');
  expect(row.textContent).toContain('Linked from /about/');
  fireEvent.click(within(row).getByText('Choose URL'));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('New URL'), { target: { value: '/found/' } });
  fireEvent.submit(screen.getByTestId('target-form'));
  await screen.findByText('No URLs to redirect');
  expect(paramsOf('RedirectsService.redirectNotFound')).toEqual([
    { path: '/lost', new_url: '/found/' },
  ]);
});

test('a chosen URL that the server refuses says why at its field', async () => {
  await open([missed('/lost', null)], {
    'RedirectsService.redirectNotFound': () => {
      throw new RpcError('VALIDATION', { errors: { new_url: ['redirectLoop'] } });
    },
  });
  fireEvent.click(within(await screen.findByTestId('not-found-row')).getByText('Choose URL'));
  const field = await within(await screen.findByRole('dialog')).findByLabelText('New URL');
  fireEvent.change(field, { target: { value: '/lost/' } });
  fireEvent.submit(screen.getByTestId('target-form'));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect((field as HTMLInputElement).value).toBe('/lost/');
  await within(screen.getByTestId('target-form')).findByText(/redirect loop/);
});

test('what the server can’t list in the address is ignored', async () => {
  const search = 'a'.repeat(300);
  const { paramsOf } = await open([], {}, `?page=99999999&count=100&search=${search}`);
  await waitFor(() =>
    expect(paramsOf('RedirectsService.getNotFound')).toEqual([
      { page: 1, count: 20, search: search.slice(0, 255) },
    ]),
  );
});
