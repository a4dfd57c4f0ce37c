import { type Bundle, LOCALES, loadI18n } from '@plinth/i18n';
import { synonymsOf } from '@plinth/widgets/synonyms';
import { expect, test } from 'vitest';
import { widgetSynonyms } from './widget-name.ts';
import { foundTiles, searchableWidgets } from './widget-tiles.ts';

const i18n = await loadI18n<Bundle>(['widgets']);
const english = (widget: string) => widgetSynonyms(i18n.t, widget);
const found = (search: string, locale: (typeof LOCALES)[number] = 'en_US') =>
  foundTiles(i18n.t, search, {
    wordsOf: (widget) => `${english(widget)}, ${synonymsOf(widget, locale)}`,
    allWordsOf: (widget) => synonymsOf(widget, null),
  }).map(({ widget }) => widget);

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

test('starts with what owners add most, layout parts come later', () => {
  const widgets = searchableWidgets(i18n.t).map(({ widget }) => widget);
  expect(widgets.slice(0, 3)).toEqual(['text', 'image', 'button']);
  expect(widgets.indexOf('container')).toBeGreaterThan(widgets.indexOf('menu'));
});

test('a word unknown in all languages finds nothing', () => {
  expect(found('qqqq')).toEqual([]);
});

test('every widget has synonyms in every language', () => {
  const missing = LOCALES.filter((locale) => locale !== 'en_US').flatMap((locale) =>
    searchableWidgets(i18n.t)
      .filter(({ widget }) => synonymsOf(widget, locale) === '')
      .map(({ widget }) => `${locale} ${widget}`),
  );
  expect(missing).toEqual([]);
});
