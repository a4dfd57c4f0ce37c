import type { LinkAction, MenuItem } from '@plinth/model';
import { expect, test } from 'vitest';
import { renderView } from '../kit/testing/render-view.tsx';
import type { ResolvedLink } from '../kit/view.ts';
import { data } from './data.ts';
import { schema } from './schema.ts';
import { View } from './view.tsx';

const item = (label: string, url: string | null, ...children: MenuItem[]): MenuItem => ({
  id: label,
  label,
  link: url === null ? { action: 'none' } : { action: 'url', url },
  is_draft: false,
  children,
});

const tree = [
  item('Home', '/'),
  item('Work', '/work/', item('Boats', '/boats/', item('Hulls', '/hulls/'))),
];

const urlOf = (link: LinkAction) => (link.action === 'url' ? link.url : null);

/** The editor’s site where links lead to their URLs, except `/gone/` and the draft `/soon/`. */
const site = {
  link: (link: LinkAction): ResolvedLink | null => {
    const href = urlOf(link);
    if (href === null || href === '/gone/' || href === '/soon/') return null;
    const isNewTab = link.action === 'url' && link.target === '_blank';
    return { href, ...(isNewTab && { target: '_blank' as const }) };
  },
  unpublished: (link: LinkAction) => (urlOf(link) === '/soon/' ? 'Draft' : null),
  isCurrentPage: (link: LinkAction) => urlOf(link) === '/',
};

const show = (properties: object, items: MenuItem[] | null = tree) =>
  renderView({
    schema,
    View,
    properties: { menu_id: 1, ...properties },
    data: items && { items },
    site,
  });

test('requests the selected menu', () => {
  const page = { owner: { kind: 'page', id: 1 } } as const;
  expect(data(schema.properties.parse({ menu_id: 3 }), page)).toEqual({ source: 'menu', id: 3 });
  expect(data(schema.properties.parse({}), page)).toBeNull();
});

test('leaves out items with broken links and their subitems', () => {
  const html = show({}, [item('Gone', '/gone/', item('Below', '/below/')), item('Home', '/')]);
  expect(html).not.toMatch(/Gone|Below/);
  expect(html).toContain('Home');
});

test('shows the editor drafts, without a link', () => {
  const html = show({}, [item('Soon', '/soon/'), item('Home', '/')]);
  expect(html).toContain('<span data-unpublished="Draft">Soon</span>');
});

test('gives an item its CSS classes', () => {
  const big = { css_class: 'big red' };
  const html = show({}, [
    { ...item('Home', '/'), ...big },
    { ...item('Work', '/work/', item('Boats', '/boats/')), ...big },
  ]);
  expect(html).toContain('<li class="big red"><a href="/"');
  expect(html).toContain('<li class="moto-menu-parent big red">');
});

test("prefers an item's target to its link's", () => {
  expect(show({}, [{ ...item('A', '/a/'), target: '_blank' }])).toContain('target="_blank"');
  const link = { action: 'url', url: '/a/', target: '_blank' } as const;
  expect(show({}, [{ ...item('A', '/a/'), link }])).toContain('target="_blank"');
  expect(show({}, [{ ...item('A', '/a/'), link, target: '_self' }])).not.toContain('_blank');
});

test('is a labeled navigation with the current page marked', () => {
  const html = show({ label: 'Guide' });
  expect(html).toContain('<nav class="root" aria-label="Guide">');
  expect(html).toContain('<a href="/" aria-current="page">Home</a>');
});

test('opens with a button that needs no script', () => {
  const html = show({});
  expect(html).toContain('popoverTarget="c-w1-menu" aria-label="VISITOR.MENU.OPEN"');
  expect(html).toContain('id="c-w1-menu" popover="auto"');
  expect(html).not.toContain('data-menu');
  expect(show({ collapse: 'never' })).not.toContain('popover');
});

test('needs its script only for anchor links', () => {
  expect(show({}, [item('Prices', '/#prices')])).toContain('data-menu=""');
  expect(show({ collapse: 'never' }, [item('Prices', '/#prices')])).not.toContain('data-menu');
});

test('opens submenus with labeled arrows, one at a time', () => {
  const html = show({});
  expect(html).toContain(
    '<a href="/work/">Work</a><details name="c-w1-menu"><summary aria-label="VISITOR.MENU.SUBMENU: Work"></summary></details><ul>',
  );
});

test('uses an item without a link as the summary of its submenu', () => {
  expect(show({}, [item('More', null, item('Jobs', '/jobs/'))])).toContain(
    '<summary>More</summary>',
  );
});

test('limits the number of levels', () => {
  expect(show({ depth: 3 })).toContain('Hulls');
  expect(show({ depth: 2 })).not.toContain('Hulls');
  expect(show({ depth: 1 })).not.toContain('Boats');
});

test('is hidden without items', () => {
  expect(show({}, [])).toBe('<div class="root" hidden=""></div>');
  expect(show({}, null)).toBe('<div class="root" hidden=""></div>');
});
