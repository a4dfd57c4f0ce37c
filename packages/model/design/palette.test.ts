import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ColorTheme, colorRoles, MAIN_COLOR_ROLES } from './color-theme.ts';
import { paletteOf } from './palette.ts';
import { poorContrasts } from './theme-contrast.ts';

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const PURPLE = paletteOf({ primary: '#7a1fa2', accent: '#f2b45c' });

test('a palette is readable whatever its colors are', () => {
  fc.assert(
    fc.property(color, color, fc.boolean(), (primary, accent, isTinted) => {
      const palette = paletteOf({ primary, accent, isTinted });
      expect(ColorTheme.safeParse(palette).success).toBe(true);
      expect(poorContrasts(palette)).toEqual([]);
    }),
  );
});

test('a palette has its two colors and the usual roles', () => {
  const { main, roles } = PURPLE;
  expect(main.slice(0, 2)).toEqual(['#7a1fa2', '#f2b45c']);
  expect(new Set(main).size).toBe(5);
  const all = colorRoles(ColorTheme.parse({ main, roles }));
  expect(MAIN_COLOR_ROLES.map((role) => all[role])).toEqual(
    main.map((_, index) => `color${index + 1}`),
  );
});

test('poor contrasts are found', () => {
  const { main, roles } = PURPLE;
  expect(poorContrasts({ main, roles: { ...roles, muted: '#bbbbbb' } })).toEqual([
    'muted on bg',
    'muted on surface',
    'muted on surface_2',
  ]);
});
