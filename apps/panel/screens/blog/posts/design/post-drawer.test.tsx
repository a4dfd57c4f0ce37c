// @vitest-environment happy-dom
import type { PostRecord } from '@plinth/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeSettings, listOf } from '../../../../testing/open-panel.tsx';
import { openSettingsDrawer } from '../../../../testing/open-settings-drawer.tsx';
import { editedPost } from './edited-post.ts';
import { postKind } from './post-kind.ts';

const post = {
  ...{ id: 7, name: 'Tides', revision: 4, url: 'tides', full_url: null, status: 'draft' },
  ...{ created: '2026-11-01T10:00:00.000Z', modified: '2026-11-02T10:00:00.000Z' },
  ...{ published_at: null, author_id: 1, author_name: 'Ada', short_description: '' },
  ...{ categories: [], tags: [], image_id: null, image_title: '', image_alt: '' },
  ...{ seo_title: '', seo_description: '', seo_keywords: '', canonical_url: '' },
  alternates: [],
  ...{ head_code: '', body_code: '', share_image_id: null, allow_comments: true },
  ...{ is_noindex: false, is_nofollow: false, is_canonical_hidden: false },
} as unknown as PostRecord;

const open = () => {
  let stored = post;
  type Save = { readonly item: Partial<PostRecord>; readonly revision: number };
  return openSettingsDrawer(postKind, editedPost(post), {
    ...fakeSettings().answers,
    'PostsService.get': () => stored,
    'PostsService.save': ({ item, revision }: Save) => {
      stored = { ...stored, ...item, revision: revision + 1 };
      return stored;
    },
    'PostsService.checkUrl': () => ({ url: 'tides', full_url: null, is_available: true }),
    'PostsService.getAuthors': () => listOf([{ id: 1, name: 'Ada' }]),
    'PostsService.getTopics': () => ({ items: [] }),
    'PagesService.getTree': () => ({ items: [] }),
  });
};

test('post settings open over the editor and are saved with their revision', async () => {
  const { drawer, shown, events, paramsOf, path } = await open();
  expect(drawer.textContent).toContain('Post settings');
  const title = await within(drawer).findByLabelText('Title');
  fireEvent.change(title, { target: { value: 'Spring tide' } });
  fireEvent.click(await within(drawer).findByTestId('save-button'));
  await waitFor(() => expect(shown()).toBe('Spring tide draft'));
  expect(paramsOf('PostsService.save')).toEqual([
    { item: { id: 7, name: 'Spring tide' }, revision: 4 },
  ]);
  await waitFor(() => expect(within(drawer).queryByTestId('save-bar')).toBeNull());
  fireEvent.keyDown(title, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(path()).toBe('/settings-drawer/');
  expect(events).toEqual([]);
});

test('typed post settings are asked about before they are lost', async () => {
  const { drawer, shown, paramsOf } = await open();
  const title = await within(drawer).findByLabelText('Title');
  fireEvent.change(title, { target: { value: 'Nowhere' } });
  await within(drawer).findByTestId('save-bar');
  fireEvent.keyDown(title, { key: 'Escape' });
  const asked = await screen.findByTestId('unsaved-dialog');
  fireEvent.click(await within(asked).findByText('Discard'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shown()).toBe('Tides draft');
  expect(paramsOf('PostsService.save')).toEqual([]);
});
