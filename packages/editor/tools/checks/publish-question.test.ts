import { expect, test } from 'vitest';
import { isWorthAsking } from './publish-question.ts';

const fine = { broken: [], lacksDescription: true };
const broken = { broken: [{ label: '/lost/', isHidden: false }], lacksDescription: false };

test('a page is published at once unless visitors would notice what is wrong', () => {
  expect(isWorthAsking([], null)).toBe(false);
  expect(isWorthAsking([{ kind: 'heading' }, { kind: 'picture' }], fine)).toBe(false);
  expect(isWorthAsking([{ kind: 'alt' }], fine)).toBe(true);
  expect(isWorthAsking([{ kind: 'contrast' }], null)).toBe(true);
  expect(isWorthAsking([], broken)).toBe(true);
});
