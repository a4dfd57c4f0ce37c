import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ColorTheme, colorRoles, MAIN_COLOR_ROLES } from './color-theme.ts';
import { paletteAround, paletteOf } from './palette.ts';
import { poorContrasts } from './theme-contrast.ts';

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('a palette is readable whatever its colors are', () => {
  fc.assert(
    fc.property(color, color, fc.boolean(), (primary, accent, isTinted) => {
      const palette = paletteOf({ primary, accent, isTinted });
      expect(ColorTheme.safeParse(palette).success).toBe(true);
      expect(poorContrasts(palette)).toEqual([]);
    }),
  );
});

test('a palette around a color has that color, an accent of another hue, and the usual roles', () => {
  const { main, roles } = paletteAround('#7a1fa2');
  expect(main[0]).toBe('#7a1fa2');
  expect(new Set(main).size).toBe(5);
  const all = colorRoles(ColorTheme.parse({ main, roles }));
  expect(MAIN_COLOR_ROLES.map((role) => all[role])).toEqual(
    main.map((_, index) => `color${index + 1}`),
  );
});

test('poor contrasts are found', () => {
  const { main, roles } = paletteAround('#7a1fa2');
  expect(poorContrasts({ main, roles: { ...roles, muted: '#bbbbbb' } })).toEqual([
    'muted on bg',
    'muted on surface',
    'muted on surface_2',
  ]);
});
