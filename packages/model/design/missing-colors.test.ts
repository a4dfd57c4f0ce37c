import { expect, test } from 'vitest';
import { DEFAULT_COLORS } from './color-theme.ts';
import { colorThemeIssues, missingColors } from './missing-colors.ts';
import { moreColorUses } from './more-color-uses.ts';

const colors = { more: ['#123456', '#234567'] };

test('finds custom colors that don’t exist, except those that were used before', () => {
  const value = { color: 'color_custom2', html: '<b class="moto-color_custom0">A</b>' };
  const uses = moreColorUses({ ...value, items: [{ to: 'color_custom3' }] }, 'properties');
  expect(missingColors(uses, { colors })).toEqual([
    { path: 'properties.html', key: 'colorNotFound' },
    { path: 'properties.items.0.to', key: 'colorNotFound' },
  ]);
  const before = moreColorUses({ other: 'color_custom3' }, 'properties');
  expect(missingColors(uses, { colors, before })).toEqual([
    { path: 'properties.html', key: 'colorNotFound' },
  ]);
});

test('roles and the list of custom colors have to name colors that exist, once', () => {
  const entry = (number: number) => ({ number, name: 'Sand' });
  const theme = {
    ...{ ...DEFAULT_COLORS, ...colors },
    roles: { bg: 'color_custom2', text: 'color_custom20' },
    more_list: [entry(2), entry(3), entry(2)],
  };
  expect(colorThemeIssues(theme)).toEqual([
    { path: 'roles.text', key: 'colorNotFound' },
    { path: 'more_list.1.number', key: 'valueInvalid' },
    { path: 'more_list.2.number', key: 'valueInvalid' },
  ]);
  expect(colorThemeIssues(theme, theme)).toEqual([]);
});
