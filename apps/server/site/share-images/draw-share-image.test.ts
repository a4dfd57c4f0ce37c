import { SiteFont } from '@plinth/model';
import { describe, expect, test } from 'vitest';
import { createOutliner } from '../../features/logos/outline-text.ts';
import { openAppFiles } from '../../storage/folders/app-files.ts';
import { openFonts } from '../../storage/folders/fonts-folder.ts';
import { openThemes } from '../../storage/folders/themes-folder.ts';
import { readFont } from '../fonts.ts';
import { drawShareImage } from './draw-share-image.ts';

const { root, version } = openAppFiles(`${import.meta.dirname}/../..`);
const themes = openThemes(`${root}/themes`, version);
const fontFiles = openFonts(`${root}/fonts`);
const { fonts } = themes.readJson('harbor', 'theme.json') as { fonts: unknown };
const [manrope] = SiteFont.array().parse(fonts);
const outliner = createOutliner(manrope?.faces ?? [], (file) =>
  readFont({ themes, fontFiles, mediaFiles: { store: { open: async () => null } } }, file),
);
const COLORS = { ground: '#ffffff', text: '#0f222c', main: '#0b6e7f' };

const draw = (title: string, site_name = 'Lind') =>
  drawShareImage({ title, site_name, colors: COLORS, weight: 700 }, outliner);

describe('drawings', () => {
  test('contain text as outlines only', async () => {
    const { svg } = await draw('"><script>alert(1)</script>&lt; <image href="x"/>');
    expect(svg).not.toMatch(/script|alert|href|<text|<image|font-family|NaN|undefined/);
    expect(svg.match(/<path/g)?.length).toBeGreaterThan(1);
  });

  test.each(['Café 木工房 😀 – Boats', 'مرحبا Café – Boats 👩‍💻', 'Cafe\u0301 – Boats'])(
    'leave out letters that the font lacks: %s',
    async (title) => expect(await draw(title)).toEqual(await draw('Café – Boats')),
  );

  test.each(['木工房', 'مرحبا', '😀 – !', ''])(
    'show the site name instead of a title without known letters: %s',
    async (title) => expect(await draw(title)).toEqual(await draw('Lind')),
  );

  test('leave room for a large logo if there is no text at all', async () => {
    const { svg, logoBox } = await draw('木工房', '😀');
    expect(svg).not.toContain('<path');
    expect(logoBox.height).toBeGreaterThan((await draw('Café')).logoBox.height);
  });

  test('use the letters of all scripts in the font', async () => {
    expect(await draw('Łódź Київ')).not.toEqual(await draw('Łódź'));
  });

  test('show a long title and a long site name', async () => {
    const { svg } = await draw('x'.repeat(200), 'y'.repeat(255));
    expect(svg.match(/<path/g)?.length).toBeGreaterThan(4);
  });
});
