import { type Bundle, loadI18n } from '@plinth/i18n';
import type { Device } from '@plinth/model';
import { expect, test } from 'vitest';
import type { CommandContext } from '../core/commands/registry/command.ts';
import { createSession } from '../core/session/create-session.ts';
import { widgetSynonyms } from '../core/widgets/widget-name.ts';
import { answers, commandEntries, widgetEntries } from '../tools/palette/entries.tsx';
import { COMMANDS } from './tool-registry.ts';

const { t } = await loadI18n<Bundle>(['editor', 'widgets']);

/** The entries that the palette finds for a search, with a text selected. */
function foundFor(search: string, device: Device, visibility: object = {}) {
  const tree = {
    id: 'root',
    widget: 'section',
    properties: {},
    children: [
      { id: 'a', widget: 'text', properties: { visibility: { ...visibility } }, children: [] },
    ],
  };
  const session = createSession({
    sections: [{ name: 'content', id: 1, label: '', tree, usedOn: 1 }],
    pageType: 'page',
    newId: () => 'new',
    ui: { device, selection: ['a'] },
  });
  const synonyms = { wordsOf: (widget: string) => widgetSynonyms(t, widget), allWordsOf: () => '' };
  const needs = { t, context: () => ({ session }) as CommandContext, synonyms };
  return answers([...commandEntries(COMMANDS, needs), ...widgetEntries(needs)], search, []);
}

const firstFor = (...search: Parameters<typeof foundFor>): readonly string[] =>
  foundFor(...search)
    .slice(0, 2)
    .map(({ label }) => label);

test('no key is offered that writes into the selected text', () => {
  expect(foundFor('move to', 'desktop')[0]).toMatchObject({ id: 'move', keys: undefined });
  expect(foundFor('duplicate', 'desktop')[0]?.keys).toMatch(/D$/);
});

test.each<readonly [string, Device, readonly string[]]>([
  ['phone', 'desktop', ['View on mobile', 'Hide on mobile']],
  ['phone', 'mobile_v', ['View on mobile', 'Hide on mobile']],
  ['smartphone', 'desktop', ['View on mobile', 'Hide on mobile']],
  ['handy', 'desktop', ['View on mobile', 'Hide on mobile']],
  ['mobile', 'desktop', ['View on mobile', 'Hide on mobile']],
  ['tablet', 'desktop', ['View on tablet', 'Hide on tablet']],
  ['ipad', 'desktop', ['View on tablet', 'Hide on tablet']],
])('“%s” on %s finds the device first, and hiding on it', (search, device, labels) => {
  expect(firstFor(search, device)).toEqual(labels);
});

test('words of the label and synonyms can be combined', () => {
  expect(firstFor('hide phone', 'desktop')[0]).toBe('Hide on mobile');
});

test('what is hidden on a device can be shown there again', () => {
  expect(firstFor('phone', 'desktop', { mobile_v: false })[1]).toBe('Show on mobile');
});

test.each([
  ['font', 'Fonts'],
  ['typeface', 'Fonts'],
  ['color', 'Color palettes'],
  ['colour', 'Color palettes'],
  ['palette', 'Color palettes'],
  ['text style', 'Text styles'],
  ['preset', 'Presets'],
  ['phone number', 'Site facts'],
  ['opening hours', 'Site facts'],
  ['logo', 'Site facts'],
  ['favicon', 'Settings: General'],
  ['domain', 'Settings: General'],
  ['menus', 'Menus'],
  ['navigation', 'Menus'],
  ['share image', 'Settings: Social sharing'],
  ['spacing sizes', 'Design values'],
  ['footer', 'Footer'],
  ['header', 'Header'],
  ['bottom of page', 'Footer'],
  ['launch', 'Launch site…'],
  ['go live', 'Launch site…'],
])('“%s” finds the part of the product with that name', (search, label) => {
  expect(firstFor(search, 'desktop')).toContain(label);
});

test.each([
  ['add image', 'Image'],
  ['insert image', 'Image'],
  ['Add  button', 'Button'],
  ['new photo', 'Image'],
])('“%s” finds the widget to add', (search, label) => {
  expect(firstFor(search, 'desktop')[0]).toBe(label);
});

test('“SEO” finds the settings of the page and of the site', () => {
  const found = firstFor('seo', 'desktop');
  expect(found[0]).toBe('Page settings');
  expect(found[1]).toMatch(/^Settings: /);
});
