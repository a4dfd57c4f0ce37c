import { expect, test } from 'vitest';
import { fontBytes } from './font-bytes.ts';

test('each font file of a page counts once, and nothing else does', () => {
  const entries = [
    { name: 'https://example.com/fonts/inter.woff2?1', encodedBodySize: 300 },
    { name: 'https://example.com/fonts/inter.woff2?1', encodedBodySize: 300 },
    { name: 'https://example.com/fonts/manrope.woff2', encodedBodySize: 200 },
    { name: 'https://example.com/media/a.webp', encodedBodySize: 900 },
  ];
  const defaultView = { performance: { getEntriesByType: () => entries } };
  expect(fontBytes({ defaultView } as unknown as Document)).toBe(500);
  expect(fontBytes({ defaultView: null })).toBe(0);
});
