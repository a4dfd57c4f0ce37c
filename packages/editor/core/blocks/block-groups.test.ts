import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Bundle, loadI18n } from '@plinth/i18n';
import { expect, test } from 'vitest';
import type { Block } from '../ports/blocks/port.ts';
import { blockGroups, searchBlockGroups } from './block-groups.ts';
import { blockSynonyms } from './block-name.ts';

const i18n = await loadI18n<Bundle>(['editor']);
const { t } = i18n;
const document = { id: 'w1', widget: 'section', properties: {}, children: [] };
const block = (id: string, category: string, sectionName: 'header' | 'content'): Block => ({
  ...{
    id,
    name: id,
    category,
    document,
    previewUrl: '',
    templateUrl: '',
    previewColors: [],
    isOwn: false,
  },
  ...{ previewRatio: null, showsFacts: false, showsImages: false },
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
const names = (shelves: ReturnType<typeof blockGroups>) =>
  shelves.map((shelf) => [shelf.category, ...shelf.blocks.map(({ id }) => id)]);

test('lists only blocks allowed in the section, in category order', () => {
  expect(names(blockGroups(blocks, content))).toEqual([
    ['headers', 'hero-split'],
    ['teams', 'team-3'],
    ['user_blocks', '1'],
  ]);
  expect(names(blockGroups(blocks, header))).toEqual([
    ['headers', 'hdr-classic'],
    ['user_blocks', '1'],
  ]);
  expect(names(blockGroups([], header))).toEqual([['user_blocks']]);
});

test('heroes and site headers have different labels', () => {
  const first = (place: typeof content | typeof header) =>
    t(blockGroups(blocks, place)[0]?.label ?? 'EDITOR.BLOCKS.NONE');
  expect(first(content)).toBe('Hero');
  expect(first(header)).toBe('Site headers');
});

test('a search matches the shown name, the category, and synonyms', () => {
  const find = (search: string) =>
    names(searchBlockGroups(i18n, blockGroups(blocks, content), search)).flat();
  expect(find('SPLIT headline')).toEqual(['headers', 'hero-split']);
  expect(find('TEAM')).toEqual(['teams', 'team-3']);
  expect(find('staff')).toEqual(['teams', 'team-3']);
  expect(find('hours')).toEqual(['user_blocks', '1']);
  expect(find('xylophone')).toEqual([]);
});

test('blocks that match all words come first, and short words are ignored', () => {
  const shop = [
    block('gen-media-left', 'general', 'content'),
    block('team-3', 'teams', 'content'),
    block('con-cards', 'contacts', 'content'),
    block('cta-call', 'call_to_action', 'content'),
  ];
  const find = (search: string) =>
    names(searchBlockGroups(i18n, blockGroups(shop, content), search));
  expect(find('opening hours')).toEqual([
    ['call_to_action', 'cta-call'],
    ['contacts', 'con-cards'],
  ]);
  expect(find('telephone address')).toEqual([
    ['contacts', 'con-cards'],
    ['call_to_action', 'cta-call'],
  ]);
  expect(find('us xylophone')).toEqual([]);
});

test('of equal matches, blocks with the words in their name come first', () => {
  const cards = [
    block('gal-bento', 'galleries', 'content'),
    block('con-cards', 'contacts', 'content'),
  ];
  expect(names(searchBlockGroups(i18n, blockGroups(cards, content), 'cards'))[0]).toEqual([
    'contacts',
    'con-cards',
  ]);
});

const everyday =
  'opening hours, address, phone, email, map, about us, staff, reviews, pricing, menu, gallery, jobs';

test.each(everyday.split(', '))('“%s” is found among the prebuilt blocks', (search) => {
  const folder = fileURLToPath(new URL('../../../../blocks', import.meta.url));
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => block(basename(file, '.json'), dirname(file), 'content'));
  expect(all.filter((each) => blockSynonyms(i18n, each).startsWith('EDITOR.'))).toEqual([]);
  expect(searchBlockGroups(i18n, blockGroups(all, content), search)).not.toEqual([]);
});
