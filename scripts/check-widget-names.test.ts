import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFiles } from './lib/files.ts';
import { root } from './lib/root.ts';
import { findWidgetNames, WIDGET_NAME_FUNCTIONS } from './widget-names/find.ts';

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

test('knows functions by their current names', () => {
  const sources = projectFiles('packages/**/*.ts', 'packages/**/*.tsx').map((file) =>
    readFileSync(root + file, 'utf8'),
  );
  const unknown = WIDGET_NAME_FUNCTIONS.filter(
    (name) => !sources.some((source) => new RegExp(`(const|function) ${name}\\b`).test(source)),
  );
  expect(unknown).toEqual([]);
});
