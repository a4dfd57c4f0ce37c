import { createI18n } from '@plinth/i18n';
import { EDITOR_TEXTS } from '@plinth/i18n/editor';
import { expect, test } from 'vitest';
import type { Block } from '../ports.ts';
import { shelvesFor, wantedShelves } from './shelves.ts';

const i18n = createI18n();
i18n.addMessages(EDITOR_TEXTS);
const { t } = i18n;
const document = { id: 'w1', widget: 'section', properties: {}, children: [] };
const block = (id: string, category: string, sectionName: 'header' | 'content'): Block => ({
  ...{ id, name: id, category, document, previewUrl: '', isOwn: false },
  allowed: [{ sectionName }],
});
const own: Block = { ...block('1', 'user_blocks', 'content'), name: 'Hours', isOwn: true };
const blocks = [
  block('team-3', 'teams', 'content'),
  block('hdr-classic', 'headers', 'header'),
  block('hero-split', 'headers', 'content'),
  { ...own, allowed: true as const },
];
const content = { pageType: 'page', sectionName: 'content' } as const;
const header = { ...content, sectionName: 'header' } as const;
const names = (shelves: ReturnType<typeof shelvesFor>) =>
  shelves.map((shelf) => [shelf.category, ...shelf.blocks.map(({ id }) => id)]);

test('only what may stand in the section is on the shelves, in the order of the categories', () => {
  expect(names(shelvesFor(blocks, content))).toEqual([
    ['headers', 'hero-split'],
    ['teams', 'team-3'],
    ['user_blocks', '1'],
  ]);
  expect(names(shelvesFor(blocks, header))).toEqual([
    ['headers', 'hdr-classic'],
    ['user_blocks', '1'],
  ]);
  expect(names(shelvesFor([], header))).toEqual([['user_blocks']]);
});

test('a search finds by the name that is shown and by the category', () => {
  const shelves = shelvesFor(blocks, content);
  const find = (search: string, category: 'teams' | null = null) =>
    names(wantedShelves(t, shelves, { search, category }));
  expect(find('PICTURE headline')).toEqual([['headers', 'hero-split']]);
  expect(find('testimonials')).toEqual([]);
  expect(find('hours')).toEqual([['user_blocks', '1']]);
  expect(find('', 'teams')).toEqual([['teams', 'team-3']]);
});
