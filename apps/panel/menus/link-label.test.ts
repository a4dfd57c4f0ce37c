import type { PageRecord } from '@plinth/contract';
import { type Bundle, loadI18n } from '@plinth/i18n';
import { expect, test } from 'vitest';
import { linkLabel } from './link-label.ts';

const { t } = await loadI18n<Bundle>(['panel']);

const page = { id: 2, name: 'About', full_url: 'https://harbor.example/about/', status: 'publish' };

const labelOf = (status: string) =>
  linkLabel({ action: 'page', page_id: 2 }, { t, pages: [{ ...page, status } as PageRecord] });

test('a link to a page shows its path, as most items are named like their page', () => {
  expect(labelOf('publish')).toEqual({ text: '/about/', warning: null });
});

test('a link says when visitors don’t see it', () => {
  expect(labelOf('draft').warning).toEqual({ label: 'Draft page', tone: 'neutral' });
  expect(labelOf('future').warning).toEqual({ label: 'Hidden page', tone: 'neutral' });
  const gone = linkLabel({ action: 'page', page_id: 3 }, { t, pages: [] });
  expect(gone.warning).toEqual({ label: 'Deleted page', tone: 'danger' });
});
