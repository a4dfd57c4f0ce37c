// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../boot/query-client.ts';
import { FAKE_LIMITS } from '../testing/fake-library.ts';
import { renderPanel } from '../testing/render-panel.tsx';
import { MediaLibrary } from './media-library.tsx';
import { useOwnValues } from './use-library-filter.ts';

type Call = {
  readonly id: number;
  readonly method: string;
  readonly params: {
    readonly origin?: string;
    readonly page?: number;
    readonly count?: number;
    readonly sort?: string;
    readonly direction?: string;
  };
};

/** Of files that are no samples. */
let total = 0;
const lists: Call['params'][] = [];

const answer = ({ id, method, params }: Call) => {
  const isList = method === 'MediaService.getList';
  const isSampleList = isList && params.origin === 'sample';
  if (isList && !isSampleList) lists.push(params);
  return {
    jsonrpc: '2.0',
    id,
    result: { ...FAKE_LIMITS, items: [], total: isSampleList ? 3 : total },
  };
};

beforeEach(() => {
  total = 0;
  lists.length = 0;
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const calls: Call | Call[] = JSON.parse(body);
    return new Response(JSON.stringify(Array.isArray(calls) ? calls.map(answer) : answer(calls)));
  });
});

const Images = ({ isOwn }: { readonly isOwn: boolean }) => (
  <MediaLibrary
    type="images"
    isOwn={isOwn}
    folder="everywhere"
    values={useOwnValues(isOwn ? { origin: 'own' } : {})}
    onFolder={() => undefined}
    current={null}
    onChoose={() => undefined}
    onFiles={() => undefined}
  />
);

const show = (isOwn: boolean) =>
  renderPanel(
    <QueryClientProvider client={createQueryClient()}>
      <Images isOwn={isOwn} />
    </QueryClientProvider>,
  );
const origin = async () => (await screen.findByTestId<HTMLInputElement>('media-origin')).value;

test('lists the owner’s files and samples', async () => {
  show(false);
  expect(await origin()).toBe('');
});

test('lists only the owner’s files for a logo, and says how to add the first', async () => {
  show(true);
  expect(await origin()).toBe('Yours');
  await screen.findByText('No files yet');
  screen.getByRole('button', { name: 'Upload' });
});

test('says that there are no files of the asked type, but “No results” for a search', async () => {
  show(false);
  await screen.findByText('No files yet');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'tide' } });
  await screen.findByText('No results');
});

test('lists 20 files a page', async () => {
  total = 41;
  show(false);
  await screen.findByText('1–20 of 41');
  fireEvent.click(screen.getByLabelText('Next page'));
  await screen.findByText('21–40 of 41');
  expect(lists.at(-1)).toMatchObject({ page: 2, count: 20 });
});

test('sorts the files, and remembers whether they are a list', async () => {
  const { unmount } = show(false);
  fireEvent.click(await screen.findByRole('combobox', { name: 'Sort' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Largest', hidden: true }));
  await waitFor(() =>
    expect(lists.at(-1)).toMatchObject({ sort: 'size', direction: 'desc', page: 1 }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Show as list' }));
  unmount();
  show(false);
  expect((await screen.findByTestId('media-grid')).dataset.view).toBe('list');
  fireEvent.click(screen.getByRole('button', { name: 'Show as grid' }));
  expect(screen.getByTestId('media-grid').dataset.view).toBe('grid');
});
