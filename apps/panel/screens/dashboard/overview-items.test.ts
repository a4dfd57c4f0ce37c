import { expect, test } from 'vitest';
import { overviewItems } from './overview-items.ts';

const pages = [{ status: 'publish' }, { status: 'draft' }, { status: 'draft' }] as const;

test('drafts are counted, and free space is there once it is known', () => {
  const disk = { check: 'disk', state: 'ok', problem: null, details: { free: 9000 } } as const;
  const drafts = [
    { text: 'MODULE.DASHBOARD.DRAFT_PAGES', count: 2, path: '/pages/?status=draft' },
    { text: 'MODULE.DASHBOARD.DRAFT_POSTS', count: 4, path: '/blog/?status=draft' },
  ];
  expect(overviewItems({ pages, draftPosts: 4, findings: [] })).toEqual(drafts);
  expect(overviewItems({ pages, draftPosts: 4, findings: [disk] })).toEqual([
    ...drafts,
    { text: 'MODULE.DASHBOARD.FREE_SPACE', megabytes: 9000, path: '/settings/health/' },
  ]);
});
