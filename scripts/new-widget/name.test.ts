import { expect, test } from 'vitest';
import { widgetFiles } from './files.ts';
import { widgetNames } from './name.ts';

test.each(['', 'Price', '1st', 'a--b', '../x', 'a b', 'x'.repeat(41), 'kit', 'text'])(
  'refuses the name "%s"',
  (given) => {
    expect(widgetNames(given, ['text'])).toBeTypeOf('string');
  },
);

test.each(['price_list', 'price-list'])('accepts %s and derives its forms', (given) => {
  expect(widgetNames(given, ['text'])).toEqual({
    snake: 'price_list',
    kebab: 'price-list',
    pascal: 'PriceList',
    upper: 'PRICE_LIST',
    title: 'Price list',
  });
});

test('creates every file that the registry requires', () => {
  const names = widgetNames('price-list', []);
  if (typeof names === 'string') throw new Error(names);
  expect(widgetFiles(names).map(({ name }) => name)).toEqual([
    'rules.ts',
    'schema.ts',
    'view.tsx',
    'view.css',
    'style.ts',
    'inspector.ts',
    'messages.en.json',
    'synonyms.json',
    'icon.svg',
    'price-list.test.tsx',
  ]);
});
