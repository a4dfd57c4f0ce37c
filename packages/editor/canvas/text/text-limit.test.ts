import { widgetDefinition } from '@plinth/widgets';
import { INSPECTORS } from '@plinth/widgets/inspectors';
import { expect, test } from 'vitest';
import { textLimit, truncateText } from './text-limit.ts';

test('truncates text at the limit, never inside a character', () => {
  expect(truncateText('abcdef', 4)).toBe('abcd');
  expect(truncateText('abc', 4)).toBe('abc');
  expect(truncateText('abc', 0)).toBe('');
  expect(truncateText('abc', -3)).toBe('');
  expect(truncateText('abc👍', 4)).toBe('abc');
  expect(truncateText('abc👍', 5)).toBe('abc👍');
});

/** Properties with a value at a path, in which `*` is an item of a list. */
const valueIn = (path: string, value: string) =>
  path
    .split('.')
    .reduceRight<unknown>((inner, name) => (name === '*' ? [inner] : { [name]: inner }), value);

test('plain text edited in place has the limit of its schema, and can be saved', () => {
  const texts = Object.entries(INSPECTORS).flatMap(([widget, inspector]) =>
    (inspector?.texts ?? [])
      .filter(({ kind }) => kind === 'text')
      .map(({ path }) => ({ widget, path })),
  );
  expect(texts).toContainEqual({ widget: 'accordion_item', path: 'title' });
  expect(texts).toContainEqual({ widget: 'grid_gallery', path: 'items.*.caption' });
  for (const { widget, path } of texts) {
    const limit = textLimit(widgetDefinition(widget), path);
    const accepts = (length: number) =>
      widgetDefinition(widget)?.properties.safeParse(valueIn(path, 'x'.repeat(length))).success;
    expect([widget, accepts(limit), accepts(limit + 1)]).toEqual([widget, true, false]);
  }
});
