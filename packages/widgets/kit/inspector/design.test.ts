import { expect, test } from 'vitest';
import { designTab } from './design.ts';

test('appearance settings come before layer name, anchor, and lock', () => {
  const groups = designTab().map(({ id, controls }) => [id, ...controls.map(({ path }) => path)]);
  expect(groups.slice(1, 3)).toEqual([
    ['layout', 'align'],
    ['spacing', 'spacing'],
  ]);
  expect(groups.at(-1)).toEqual(['advanced', 'layer_name', 'anchor', 'is_locked']);
});
