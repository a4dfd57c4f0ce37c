import { describe, expect, it } from 'vitest';
import { issueKeys } from '../validate/issue-keys.ts';
import type { MenuItem } from './menu.ts';
import { labeledItems, MenuFields, menuItems, publicItems } from './menu.ts';

const item = (id: string, children: readonly MenuItem[] = [], is_draft = false): MenuItem => ({
  id,
  label: `Item ${id}`,
  link: { action: 'page', page_id: 1 },
  is_draft,
  children,
});

const keys = (items: unknown) => {
  const { error } = MenuFields.safeParse({ name: 'Main', items });
  return error ? issueKeys(error) : {};
};

describe('MenuFields', () => {
  it('have up to three levels', () => {
    expect(keys([item('a', [item('b', [item('c')])])])).toEqual({});
    expect(Object.keys(keys([item('a', [item('b', [item('c', [item('d')])])])]))).toContain(
      'items.0.children.0.children.0.children',
    );
  });

  it('have up to 200 items with unique ids', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => item(`i${index}`));
    expect(keys(many(200))).toEqual({});
    expect(keys(many(201))).toEqual({ items: ['numberIsBigger'] });
    expect(keys([item('a', many(200))])).toEqual({ items: ['numberIsBigger'] });
    expect(keys([item('a', [item('a')])])).toEqual({ items: ['recordFound'] });
  });

  it.each([
    ['big red-1 _a', {}],
    ['', {}],
    ['1st', { 'items.0.css_class': ['valueInvalid'] }],
    ['moto-menu', { 'items.0.css_class': ['valueInvalid'] }],
    ['a"onclick=b', { 'items.0.css_class': ['valueInvalid'] }],
  ])('take the CSS classes “%s”: %j', (css_class, issues) => {
    expect(keys([{ ...item('a'), css_class }])).toEqual(issues);
  });

  it('report errors in an item', () => {
    const link = { action: 'url', url: 'javascript:alert(1)' };
    expect(
      keys([
        { ...item('a'), label: '', link: { action: 'none' } },
        item('b', [{ ...item('c'), link } as never]),
      ]),
    ).toEqual({
      'items.0.label': ['isEmpty'],
      'items.1.children.0.link.url': ['incorrectURL'],
    });
  });

  it('have no label if it is the name of their page', () => {
    expect(keys([{ ...item('a'), label: '' }])).toEqual({});
    expect(keys([{ ...item('a'), label: '', link: { action: 'home_page' } }])).toEqual({});
  });

  it('only require a label', () => {
    expect(MenuFields.parse({ name: 'M', items: [{ id: 'a', label: 'A' }] }).items).toEqual([
      { id: 'a', label: 'A', link: { action: 'none' }, is_draft: false, children: [] },
    ]);
  });
});

describe('items', () => {
  const tree = [item('a', [item('b', [], true), item('c')]), item('d', [item('e')], true)];

  it('are listed in document order', () => {
    expect(
      menuItems(tree)
        .map(({ id }) => id)
        .join(''),
    ).toBe('abcde');
  });

  it('without a label have the name of their page, and others keep theirs', () => {
    const pages = [{ id: 1, name: 'Plans', is_home: false }];
    const unlabeled = { ...item('b'), label: '' };
    const gone = { ...unlabeled, id: 'c', link: { action: 'page', page_id: 2 } } as const;
    const labels = menuItems(labeledItems([item('a', [unlabeled]), gone], pages));
    expect(labels.map(({ label }) => label)).toEqual(['Item a', 'Plans', '']);
  });

  it('that are drafts are hidden from visitors, including subitems', () => {
    expect(
      menuItems(publicItems(tree))
        .map(({ id }) => id)
        .join(''),
    ).toBe('ac');
    expect(publicItems(tree, ({ action }) => action === 'page')).toEqual([]);
  });
});
