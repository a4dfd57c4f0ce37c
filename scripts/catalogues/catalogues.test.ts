import { describe, expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { catalogueFaults } from './faults.ts';
import { catalogueFiles } from './generate.ts';
import { readCatalogues } from './read.ts';

const noWidgets = { widgets: [], kit: { css: {}, clients: [], messages: {} } };
const broken = readCatalogues(`${root}scripts/fixtures/catalogues`, noWidgets);
const faults = catalogueFaults(broken, ['en', 'de', 'ja', 'ru']);

test.each([
  ['a key that is missing', 'de/common: A.SAVE is missing'],
  ['a key that English lacks', 'de/common: A.SAVED is not a key of the English bundle'],
  ['another placeholder', 'de/common: A.DELETED has the placeholders (title), English has (name)'],
  ['a text without letters', 'de/common: A.EMPTY has no text'],
  ['a bundle that English lacks', 'de/extra: English has no such bundle'],
  ['a plural form that the language needs', 'ru/common: A.FIELDS_many is missing'],
  ['a text for none that English has', 'ja/common: A.FIELDS_zero is missing'],
  [
    'a plural form that the language does not have',
    'ja/common: A.FIELDS_one is a plural form that the language does not have',
  ],
  [
    'a number spelt out in a form that stands for several',
    'ru/common: A.FIELDS_one has the placeholders (), English has (count)',
  ],
  ['a language that the product does not have', 'xx/common: the product has no language xx'],
  ['a key of two bundles', 'en/panel: A.SAVE is also in common'],
])('%s is an error', (_, fault) => {
  expect(faults).toContain(fault);
});

test('valid catalogues have no errors', () => {
  expect(faults).toHaveLength(11);
});

const widget = {
  name: 'price_tag',
  folder: 'price-tag',
  ...{
    css: '',
    canvasCss: '',
    icon: '',
    synonyms: {},
    hasStyle: false,
    hasClasses: false,
    hasClient: false,
    hasData: false,
    hasChecks: false,
  },
};
const english = { 'WIDGET.PRICE_TAG.NAME': 'Price tag', 'VISITOR.PRICE_TAG.FREE': 'Free' };

test('a widget has its own texts and texts for visitors in any language', () => {
  const german = { 'VISITOR.PRICE_TAG.FREE': 'Kostenlos' };
  const source = {
    ...noWidgets,
    widgets: [{ ...widget, messages: { en: english, de: german } }],
  };
  const catalogues = readCatalogues('/nowhere', source);
  expect(catalogueFaults(catalogues, ['en', 'de'])).toEqual([]);
  expect(catalogues.map(({ language, bundle }) => `${language}/${bundle}`)).toEqual([
    'de/visitors',
    'en/visitors',
    'en/widgets/price_tag',
  ]);
});

test('a language with texts of some widgets shows the others in English', () => {
  const other = { ...widget, name: 'clock', messages: { en: { 'WIDGET.CLOCK.NAME': 'Clock' } } };
  const german = { 'WIDGET.PRICE_TAG.NAME': 'Preisschild' };
  const messages = { en: { 'WIDGET.PRICE_TAG.NAME': 'Price tag' }, de: german };
  const source = { ...noWidgets, widgets: [other, { ...widget, messages }] };
  const catalogues = readCatalogues('/nowhere', source);
  expect(catalogueFaults(catalogues, ['en', 'de'])).toEqual([]);
  const file = catalogueFiles(catalogues).find(({ name }) => name === 'de/widgets.gen.ts');
  expect(file?.text).toContain('"WIDGET.CLOCK.NAME": "Clock"');
  expect(file?.text).toContain('"WIDGET.PRICE_TAG.NAME": "Preisschild"');
});

describe('a bundle for owners', () => {
  const owners = { language: 'en', bundle: 'panel' };
  const texts = {
    'A.SAVE': 'Save',
    'A.PAGES_one': '{{count}} page',
    'A.PAGES_other': '{{count}} pages',
  };
  const russian = (messages: Record<string, string>) => [
    { ...owners, messages: texts },
    { ...owners, language: 'ru', messages },
  ];

  test('may lack texts, and shows English ones', () => {
    const catalogues = russian({ 'A.SAVE': 'Сохранить' });
    expect(catalogueFaults(catalogues, ['en', 'ru'])).toEqual([]);
    const file = catalogueFiles(catalogues).find(({ name }) => name === 'ru/panel.gen.ts');
    expect(file?.text).toContain('"A.SAVE": "Сохранить"');
    expect(file?.text).toContain('"A.PAGES_few": "{{count}} pages"');
    expect(file?.text).toContain('"A.PAGES_one": "{{count}} page"');
  });

  test.each([
    [{ 'A.GONE': 'Нет' }, 'A.GONE is not a key of the English bundle'],
    [{ 'A.SAVE': '{{name}}' }, 'A.SAVE has the placeholders (name), English has ()'],
    [{ 'A.PAGES_one': '{{count}} страница' }, 'A.PAGES_few is missing'],
  ])('%j is an error', (messages, fault) => {
    expect(catalogueFaults(russian(messages), ['en', 'ru'])).toContain(`ru/panel: ${fault}`);
  });
});

test('a duplicate key in a catalogue is an error', () => {
  const twice = { ...widget, name: 'copy', messages: { en: english } };
  const source = { ...noWidgets, widgets: [twice, { ...widget, messages: { en: english } }] };
  expect(() => readCatalogues('/nowhere', source)).toThrow('VISITOR.PRICE_TAG.FREE twice');
});
