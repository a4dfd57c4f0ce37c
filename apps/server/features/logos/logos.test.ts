import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { testServer } from '../../testing/server.ts';
import { cleanSvg } from '../media/images/svg.ts';
import { initials } from './initials.ts';

describe('logos', async () => {
  const server = await testServer('sqlite', { environment: { PLINTH_STARTER: 'harbor' } });
  const { client } = await server.owner();
  const draw = async (name: string) =>
    (await client.LogosService.draw({ name, color: '#7a2e1d' })).logos;

  test('are drawn from the name in the heading font, as outlines', async () => {
    const logos = await draw('Lind & Øystein “Woodworks”');
    expect(logos.map(({ style }) => style)).toEqual(['badge', 'ring', 'wordmark']);
    for (const { svg } of logos) {
      expect(svg).toContain('<title>Lind &#38; Øystein');
      expect(svg).toContain('#7a2e1d');
      expect(svg).not.toMatch(/<text|font-family|NaN|undefined/);
      const clean = cleanSvg(svg);
      expect(clean?.height).toBe(64);
      expect(await sharp(Buffer.from(clean?.svg ?? '')).metadata()).toMatchObject({ height: 64 });
    }
  });

  test('mix scripts that are in different files of the font', async () => {
    expect(await draw('Łódź Київ')).toHaveLength(3);
  });

  test('fill the width of their letters', async () => {
    const [, , wordmark] = await draw('Wood');
    const image = sharp(Buffer.from(wordmark?.svg ?? ''));
    const { width } = await image.metadata();
    const { info } = await image.trim().toBuffer({ resolveWithObject: true });
    expect(info.width).toBeGreaterThan(width - 6);
  });

  test('are not offered for names that the font lacks or that are too long', async () => {
    expect(await draw('木工房')).toEqual([]);
    expect(await draw('x'.repeat(200))).toEqual([]);
    expect((await draw('&')).map(({ style }) => style)).toEqual(['wordmark']);
  });

  test('are not offered without a font of the site', async () => {
    const blank = await testServer('sqlite', { environment: { PLINTH_STARTER: 'none' } });
    const { client: own } = await blank.owner();
    expect(await own.LogosService.draw({ name: 'Lind', color: '#7a2e1d' })).toEqual({ logos: [] });
  });
});

test.each([
  ['Lind Woodworks', 'LW'],
  ['merrow & lind surveyors', 'ML'],
  ['“Quoted” name', 'QN'],
  ['Æther', 'Æ'],
  ['7 Seas', '7S'],
  ['&', ''],
])('the initials of %s are %s', (name, expected) => expect(initials(name)).toBe(expected));
