import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './lib/root.ts';
import { findWidgetNames } from './widget-names/find.ts';

const names = new Set(['button', 'column', 'image', 'menu', 'row', 'text']);

test('finds widget names that are compared, created, or stored, and nothing else', () => {
  const file = 'scripts/fixtures/widget-names/broken.ts';
  const found = findWidgetNames(file, readFileSync(root + file, 'utf8'), names);
  expect(found).toEqual([
    { line: 5, name: 'image' },
    { line: 6, name: 'text' },
    { line: 7, name: 'button' },
    { line: 8, name: 'row' },
    { line: 11, name: 'column' },
  ]);
});
