import { type Bundle, LOCALES, loadI18n } from '@plinth/i18n';
import type { RulesLookup } from '@plinth/model';
import { widgetRules } from '@plinth/widgets';
import { synonymsOf } from '@plinth/widgets/synonyms';
import { expect, test } from 'vitest';
import { widgetSynonyms } from './widget-name.ts';
import { foundTiles, searchableWidgets } from './widget-tiles.ts';

const i18n = await loadI18n<Bundle>(['widgets']);
const english = (widget: string) => widgetSynonyms(i18n.t, widget);
const needs = { t: i18n.t, lookup: widgetRules };
const synonymsIn = (locale: (typeof LOCALES)[number]) => ({
  wordsOf: (widget: string) => `${english(widget)}, ${synonymsOf(widget, locale)}`,
  allWordsOf: (widget: string) => synonymsOf(widget, null),
});
const found = (search: string, locale: (typeof LOCALES)[number] = 'en_US') =>
  foundTiles({ ...needs, synonyms: synonymsIn(locale) }, search).map(({ widget }) => widget);

test.each([
  ['text', 'en_US', 'text'],
  ['heading', 'en_US', 'text'],
  ['picture', 'en_US', 'image'],
  ['Bild', 'de_DE', 'image'],
  ['Knopf', 'de_DE', 'button'],
  ['кнопка', 'ru_RU', 'button'],
  ['кнопка', 'en_US', 'button'],
  ['odstęp', 'pl_PL', 'spacer'],
  ['画像', 'ja_JP', 'image'],
  ['botón', 'es_ES', 'button'],
  ['video', 'en_US', 'iframe'],
  ['map', 'en_US', 'iframe'],
  ['contact form', 'en_US', 'html_embed'],
  ['booking', 'en_US', 'html_embed'],
] as const)('“%s” in %s finds %s', (search, locale, widget) => {
  expect(found(search, locale)).toContain(widget);
});

test('begins with the structure, followed by the basic widgets', () => {
  const widgets = searchableWidgets(i18n.t, widgetRules).map(({ widget }) => widget);
  const first = widgets.indexOf('text');
  expect(widgets.slice(0, first)).toEqual(['container', 'block', 'row', 'spacer', 'divider']);
  expect(widgets.slice(first, first + 3)).toEqual(['text', 'image', 'button']);
});

test('a widget that the site has turned off has no tile', () => {
  const lookup: RulesLookup = (name) => {
    const definition = widgetRules(name);
    return name === 'image' && definition ? { ...definition, enabled: false } : definition;
  };
  expect(searchableWidgets(i18n.t, lookup).map(({ widget }) => widget)).not.toContain('image');
  expect(foundTiles({ ...needs, lookup, synonyms: synonymsIn('en_US') }, 'picture')).not.toContain(
    'image',
  );
});

test('a word unknown in all languages finds nothing', () => {
  expect(found('qqqq')).toEqual([]);
});

test('every widget has synonyms in every language', () => {
  const missing = LOCALES.filter((locale) => locale !== 'en_US').flatMap((locale) =>
    searchableWidgets(i18n.t, widgetRules)
      .filter(({ widget }) => synonymsOf(widget, locale) === '')
      .map(({ widget }) => `${locale} ${widget}`),
  );
  expect(missing).toEqual([]);
});
