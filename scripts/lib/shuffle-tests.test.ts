import { expect, test } from 'vitest';
import { shuffleTests } from './shuffle-tests.ts';

const declared = ['one', 'two', 'three', 'four', 'five'].map((name) => `test('${name}', run);`);
const source = ["import 'x';", ...declared.slice(0, 3), 'const run = 1;', ...declared.slice(3)];

test('the tests of a file change their places, and nothing else does', () => {
  const lines = shuffleTests(`${source.join('\n')}\n`, 7).split('\n');
  expect(lines.filter((line) => line.startsWith('test')).sort()).toEqual(declared.toSorted());
  expect(lines.filter((line) => line.startsWith('test'))).not.toEqual(declared);
  expect([lines[0], lines[4], lines.at(-1)]).toEqual(["import 'x';", 'const run = 1;', '']);
});

test('loops and groups of tests move as a whole', () => {
  const loop = 'for (const width of [1, 2])\n  test(String(width), run);';
  const group = "test.describe('group', () => {\n  test('a', run);\n});";
  const hook = 'test.beforeAll(start);';
  const results = [1, 2, 3, 4].map((seed) => shuffleTests([hook, loop, group].join('\n'), seed));
  expect(new Set(results)).toEqual(
    new Set([[hook, loop, group].join('\n'), [hook, group, loop].join('\n')]),
  );
});

test('a seed gives the same order each time', () => {
  const text = source.join('\n');
  expect(shuffleTests(text, 3)).toBe(shuffleTests(text, 3));
});
