import { INSPECTORS } from '@plinth/widgets/inspectors';
import { expect, test } from 'vitest';
import {
  allowedGroups,
  hoverControls,
  normalControls,
  sharedGroups,
  withConditions,
} from './shared-controls.ts';

const paths = (widgets: readonly string[]) =>
  sharedGroups(widgets).flatMap(({ controls }) => controls.map(({ path }) => path));

test('one widget type shows all its settings, however many are selected', () => {
  const all = [...(INSPECTORS.button?.content ?? []), ...(INSPECTORS.button?.design ?? [])];
  expect(paths(['button', 'button'])).toEqual(
    all.flatMap(({ controls }) => controls.map(({ path }) => path)),
  );
});

test('different widget types show the settings they share', () => {
  const shared = paths(['button', 'image', 'text']);
  expect(shared).toEqual(expect.arrayContaining(['align', 'spacing', 'visibility']));
  expect(shared).not.toContain('label');
  expect(shared).not.toContain('preset');
  expect(paths(['button', 'image'])).toContain('link');
});

test('hover shows only controls with a hover state', () => {
  const hover = hoverControls(sharedGroups(['button']));
  const controls = hover.flatMap((group) => group.controls);
  expect(controls.map(({ path }) => path)).toContain('text_color');
  expect(controls.every(({ hoverPath }) => hoverPath !== undefined)).toBe(true);
});

test('what is only seen on hover is set there alone', () => {
  for (const widget of Object.keys(INSPECTORS)) {
    const groups = sharedGroups([widget]);
    const pathsOf = (found: typeof groups) =>
      found.flatMap(({ controls }) => controls.map(({ path }) => path));
    const [normal, hover] = [pathsOf(normalControls(groups)), pathsOf(hoverControls(groups))];
    expect(normal.filter((path) => path.startsWith('hover.'))).toEqual([]);
    expect(new Set([...normal, ...hover])).toEqual(new Set(pathsOf(groups)));
  }
  expect(paths(['image'])).toContain('overlay.color');
  const shown = normalControls(sharedGroups(['image'])).flatMap(({ controls }) => controls);
  expect(shown.map(({ path }) => path)).not.toContain('overlay.color');
});

test('a found setting comes with the one that decides whether it is shown', () => {
  const border = sharedGroups(['button']).find(({ id }) => id === 'border');
  const found = border && withConditions(border, ({ path }) => path === 'border.side');
  expect(found?.controls.map(({ path }) => path)).toEqual(['border.width', 'border.side']);
});

test('feature flags turn off controls, also those of items', () => {
  const paths = (features: { readonly [flag: string]: boolean }) =>
    allowedGroups(sharedGroups(['social_links']), features)
      .flatMap(({ controls }) => controls)
      .flatMap((control) => [
        control.path,
        ...(control.kind === 'list' ? control.controls.map(({ path }) => `items.${path}`) : []),
      ]);
  expect(paths({})).toEqual(expect.arrayContaining(['items.image_id', 'target', 'gap']));
  const basic = paths({ theme_widget_social_links_extended: false });
  expect(basic).toEqual(expect.arrayContaining(['items.url', 'items.network', 'color']));
  for (const path of ['items.image_id', 'items.icon', 'items.color', 'target', 'gap', 'size'])
    expect(basic).not.toContain(path);
});
