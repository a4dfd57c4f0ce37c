import { loadWidgets } from '@plinth/widgets';
import { beforeAll, expect, test } from 'vitest';
import { documentText } from './document-text.ts';

beforeAll(() => loadWidgets());

const textOf = (html: string): string => {
  const tree = { id: 'w1', widget: 'text', properties: { html }, children: [] };
  return documentText(tree, () => null).text;
};

test.each([
  ['<h2>Rocks</h2><p>They nest here.</p>', 'Rocks · They nest here.'],
  ['<ul><li>Rock</li><li>Sea</li></ul>', 'Rock · Sea'],
  ['<h2><b>Foo.</b></h2><p>Bar</p>', 'Foo. Bar'],
  ['<h2><b>Foo</b> </h2><p>Bar</p>', 'Foo · Bar'],
  ['<ul><li><a href="/"><img alt=""></a></li><li><a href="/"><img alt=""></a></li></ul>', ''],
  ['<ul><li>Rock</li><li><img alt=""></li><li>Sea</li></ul>', 'Rock · Sea'],
])('%s reads as “%s”', (html, text) => {
  expect(textOf(html)).toBe(text);
});
