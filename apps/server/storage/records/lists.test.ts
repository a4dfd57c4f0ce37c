import { expect, test } from 'vitest';
import { likePatterns } from './lists.ts';

test('a search has patterns for composed and for combining letters', () => {
  for (const search of ['übung', 'ÜBUNG', 'u\u0308bung'])
    expect(likePatterns(search)).toEqual(['%\u00fcbung%', '%\u00dcbung%', '%u\u0308bung%']);
});
