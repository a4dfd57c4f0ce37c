import { expect, test } from 'vitest';
import { renderView } from '../kit/testing/render-view.tsx';
import type { SiteMenuItem } from '../kit/view.ts';
import { schema } from './schema.ts';
import { View } from './view.tsx';

const item = (label: string, href: string | null, ...children: SiteMenuItem[]): SiteMenuItem => ({
  id: label,
  label,
  link: href === null ? null : { href },
  is_current: href === '/',
  children,
});

const tree = [
  item('Home', '/'),
  item('Work', '/work/', item('Boats', '/boats/', item('Hulls', '/hulls/'))),
];

const show = (properties: object, items: readonly SiteMenuItem[] | null = tree) =>
  renderView({
    schema,
    View,
    properties: { menu_id: 1, ...properties },
    site: { menu: () => items },
  });

test('is a named navigation with the current page marked', () => {
  const html = show({ label: 'Guide' });
  expect(html).toContain('<nav class="root" aria-label="Guide">');
  expect(html).toContain('<a href="/" aria-current="page">Home</a>');
});

test('opens by a button that needs no script', () => {
  const html = show({});
  expect(html).toContain('popoverTarget="c-w1-menu" aria-label="VISITOR.MENU.OPEN"');
  expect(html).toContain('id="c-w1-menu" popover="auto"');
  expect(html).not.toContain('data-menu');
  expect(show({ collapse: 'never' })).not.toContain('popover');
});

test('asks for its script only when a link stays on the page', () => {
  expect(show({}, [item('Prices', '/#prices')])).toContain('data-menu=""');
  expect(show({ collapse: 'never' }, [item('Prices', '/#prices')])).not.toContain('data-menu');
});

test('opens submenus by marks that say what they open, one at a time', () => {
  const html = show({});
  expect(html).toContain(
    '<a href="/work/">Work</a><details name="c-w1-menu"><summary aria-label="VISITOR.MENU.SUBMENU: Work"></summary></details><ul>',
  );
});

test('makes an item without a link the mark of its submenu', () => {
  expect(show({}, [item('More', null, item('Jobs', '/jobs/'))])).toContain(
    '<summary>More</summary>',
  );
});

test('shows as many levels as chosen', () => {
  expect(show({ depth: 3 })).toContain('Hulls');
  expect(show({ depth: 2 })).not.toContain('Hulls');
  expect(show({ depth: 1 })).not.toContain('Boats');
});

test('is not there while it has no items', () => {
  expect(show({}, [])).toBe('<nav class="root" hidden=""></nav>');
  expect(show({}, null)).toBe('<nav class="root" hidden=""></nav>');
});
