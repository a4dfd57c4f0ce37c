import { type Bundle, loadI18n } from '@plinth/i18n';
import { COLOR_ROLES } from '@plinth/model';
import { expect, test } from 'vitest';
import { colorName } from './color-name.ts';

const i18n = await loadI18n<Bundle>(['editor']);
const { t } = i18n;

test('names a theme color by role and shade', () => {
  expect(colorName(t, 'color3')).toBe('Theme text');
  expect(colorName(t, 'color5_5')).toBe('Darkest muted surface');
  expect(colorName(t, 'color1_1')).toBe('Lightest primary');
  expect(colorName(t, 'color_custom12')).toBe('Additional color 12');
});

test('every role has a name, and hex values are unchanged', () => {
  for (const role of [...COLOR_ROLES, 'transparent'])
    expect(colorName(t, role)).not.toMatch(/_|EDITOR/);
  expect(colorName(t, 'text')).toBe('Text');
  expect(colorName(t, '#0b6e7f80')).toBe('#0b6e7f80');
});
