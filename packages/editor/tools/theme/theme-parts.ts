/** Parts of the panel that the command palette leads to, in their order. */
export const THEME_PARTS = ['palettes', 'colors', 'fonts', 'styles', 'presets'] as const;
export type ThemePart = (typeof THEME_PARTS)[number];
