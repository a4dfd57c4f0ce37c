import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchGlob, parseGlob } from './glob.ts';

describe('a pattern', () => {
  const match = (pattern: string, text: string) => matchGlob(parseGlob(pattern), text);

  test('matches any run of characters, shortest from the left', () => {
    expect(match('/a/*/b/*', '/a/x/b/y/b/z')).toEqual(['x', 'y/b/z']);
    expect(match('/a*', '/a')).toEqual(['']);
    expect(match('/a*a', '/a')).toBeNull();
    expect(match('/a', '/a/')).toBeNull();
  });

  test('captures inserted into the pattern restore the text', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', '/'), maxLength: 12 });
    const parts = fc.array(letters, { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(parts, letters, (literals, text) => {
        const captures = matchGlob({ parts: literals }, text);
        if (!captures) return;
        const rebuilt = literals.map((part, at) => part + (captures[at] ?? '')).join('');
        expect(rebuilt).toBe(text);
      }),
    );
  });

  test('finds a match if there is one', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 5 });
    const pairs = fc.array(fc.tuple(letters, letters), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(pairs, letters, (filled, last) => {
        const text = filled.map(([literal, run]) => literal + run).join('') + last;
        expect(
          matchGlob({ parts: [...filled.map(([literal]) => literal), last] }, text),
        ).not.toBeNull();
      }),
    );
  });
});
