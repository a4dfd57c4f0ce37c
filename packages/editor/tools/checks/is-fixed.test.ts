import { expect, test } from 'vitest';
import { isFixed } from './is-fixed.ts';

test('a problem is fixed once a later check does not find it on the same widget', () => {
  const contrast = { kind: 'contrast', id: 'a' } as const;
  expect(isFixed([contrast], [])).toBe(true);
  expect(isFixed([contrast], [contrast])).toBe(false);
  expect(isFixed([contrast], [{ ...contrast, id: 'b' }])).toBe(true);
  expect(isFixed([contrast], [{ ...contrast, kind: 'heading' }])).toBe(true);
});
