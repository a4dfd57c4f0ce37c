import { describe, expect, test } from 'vitest';
import { LINE_HEIGHT, wrapTitle } from './wrap-title.ts';

const BOX = { width: 1000, height: 310 };
/** Every letter is half as wide as the font size. */
const measure = async (text: string) => text.length / 2;
const wrap = (title: string) => wrapTitle(title, BOX, measure);

describe('titles', () => {
  test('get the largest size in which they fit', async () => {
    const short = await wrap('Contact');
    expect(short).toEqual({ size: 104, lines: ['Contact'] });
    const long = await wrap('Independent marine surveyors for yachts, workboats, and harbors');
    expect(long.size).toBeLessThan(short.size);
    expect(long.lines.length * long.size * LINE_HEIGHT).toBeLessThanOrEqual(BOX.height);
  });

  test('have lines of about the same length', async () => {
    const { lines } = await wrap('One two three four five six seven');
    const lengths = lines.map(({ length }) => length);
    expect(lines.join(' ')).toBe('One two three four five six seven');
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(8);
  });

  test('of 200 letters stay in the box, with words or as one word', async () => {
    for (const title of ['harbor '.repeat(28).trim(), 'x'.repeat(200)]) {
      const { size, lines } = await wrap(title);
      expect(lines.join(' ').replaceAll(' ', '')).toBe(title.replaceAll(' ', ''));
      expect(lines.length * size * LINE_HEIGHT).toBeLessThanOrEqual(BOX.height);
      for (const line of lines) expect((await measure(line)) * size).toBeLessThanOrEqual(BOX.width);
    }
  });

  test('that are longer end with an ellipsis', async () => {
    const { size, lines } = await wrap('harbor, '.repeat(90).trim());
    expect(lines.length * size * LINE_HEIGHT).toBeLessThanOrEqual(BOX.height);
    expect(lines.at(-1)).toMatch(/harbor…$/);
    expect((await measure(lines.at(-1) ?? '')) * size).toBeLessThanOrEqual(BOX.width);
  });
});
