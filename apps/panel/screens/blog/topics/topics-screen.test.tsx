// @vitest-environment happy-dom

import { RpcError } from '@plinth/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeSettings, openPanel } from '../../../testing/open-panel.tsx';

const open = (more: Parameters<typeof openPanel>[1] = {}) =>
  openPanel('/blog/topics/', {
    ...fakeSettings().answers,
    'PostsService.getTopics': () => ({
      items: [
        { kind: 'category', name: 'News', slug: 'news', count: 1 },
        { kind: 'tag', name: 'Sea', slug: 'sea', count: 2 },
        { kind: 'tag', name: 'Boats', slug: 'boats', count: 3 },
      ],
    }),
    'PostsService.renameTopic': () => ({ posts: 2, redirects: 1 }),
    'PostsService.deleteTopic': () => ({ posts: 1, redirects: 1 }),
    ...more,
  });

const choose = async (list: string, name: string, action: string) => {
  const table = await screen.findByTestId(`${list}-list`);
  fireEvent.click(within(table).getByRole('button', { name: new RegExp(name) }));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
};

test('a tag is renamed, after a word about one that exists already', async () => {
  const { paramsOf } = await open();
  await choose('tag', 'Sea', 'Rename');
  const name = await screen.findByRole('textbox', { name: /Name/ });
  fireEvent.change(name, { target: { value: 'boats' } });
  await screen.findByText('“Boats” already exists. The two will be merged.');
  fireEvent.click(screen.getByTestId('rename-topic'));
  await screen.findByText('Renamed in 2 posts.');
  const topic = { kind: 'tag', slug: 'sea' };
  expect(paramsOf('PostsService.renameTopic')).toEqual([
    { topic, expected: 2, name: 'boats', merge: true },
  ]);
  await waitFor(() => expect(screen.queryByTestId('rename-topic-form')).toBe(null));
});

test('a name whose URL another tag has is asked about before the two are merged', async () => {
  const { paramsOf } = await open({
    'PostsService.renameTopic': ({ merge }: { readonly merge: boolean }) => {
      if (!merge) throw new RpcError('VALIDATION', { errors: { name: ['recordFound'] } });
      return { posts: 2, redirects: 1 };
    },
  });
  await choose('tag', 'Sea', 'Rename');
  const name = await screen.findByRole('textbox', { name: /Name/ });
  fireEvent.change(name, { target: { value: 'Boats!' } });
  expect(screen.queryByText(/merged/)).toBe(null);
  fireEvent.click(screen.getByTestId('rename-topic'));
  await screen.findByText(/with this URL already exists/);
  fireEvent.click(await screen.findByRole('button', { name: 'Merge' }));
  await screen.findByText('Renamed in 2 posts.');
  expect(paramsOf('PostsService.renameTopic')).toMatchObject([{ merge: false }, { merge: true }]);
});

test('a topic that other posts have by now is shown anew', async () => {
  await open({
    'PostsService.renameTopic': () => {
      throw new RpcError('CONFLICT');
    },
  });
  await choose('tag', 'Sea', 'Rename');
  const name = await screen.findByRole('textbox', { name: /Name/ });
  fireEvent.change(name, { target: { value: 'Ocean' } });
  fireEvent.click(screen.getByTestId('rename-topic'));
  await screen.findByText(/changed by someone else/);
  await waitFor(() => expect(screen.queryByTestId('rename-topic-form')).toBe(null));
});

test('a category is deleted once that is confirmed', async () => {
  const { paramsOf } = await open();
  await choose('category', 'News', 'Delete');
  await screen.findByText(/removed from 1 post\. The post isn’t deleted/);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(paramsOf('PostsService.deleteTopic')).toEqual([
      { topic: { kind: 'category', slug: 'news' }, expected: 1 },
    ]),
  );
});

test('the rows of other topics stay when one is deleted', async () => {
  const [sea, boats] = ['Sea', 'Boats'].map((name) => ({
    ...{ kind: 'tag', name, slug: name.toLowerCase(), count: 1 },
  }));
  let items = [sea, boats];
  await open({
    'PostsService.getTopics': () => ({ items }),
    'PostsService.deleteTopic': () => {
      items = [boats];
      return { posts: 1, redirects: 1 };
    },
  });
  await choose('tag', 'Sea', 'Delete');
  const [, row] = screen.getAllByTestId('tag-row');
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.getAllByTestId('tag-row')).toHaveLength(1));
  expect(screen.getByTestId('tag-row')).toBe(row);
});
