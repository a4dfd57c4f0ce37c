import { expect, test } from 'vitest';
import { UTILITIES } from '../kit/style/utilities.ts';
import { schema } from './schema.ts';
import { classes } from './style.ts';

const classesOf = (properties: object) => classes(schema.properties.parse(properties));

test('has classes only for non-default properties', () => {
  expect(classesOf({})).toEqual(['moto-row-stack_mobile-h']);
  expect(
    classesOf({
      layout: 'full',
      has_gutter: false,
      stack: 'never',
      vertical_align: 'middle',
      is_equal_height: true,
      is_reversed: true,
    }),
  ).toEqual([
    'moto-row-full',
    'moto-row-gutter-0',
    'moto-row-middle',
    'moto-row-equal',
    'moto-row-reverse',
  ]);
});

test('stacks columns before their width for the same device, so that the width wins', () => {
  const positionOf = (className: string) =>
    UTILITIES.findIndex((utility) => utility.className === className);
  expect(positionOf('moto-row-stack_mobile-h')).toBeGreaterThan(positionOf('moto-column-6_tablet'));
  expect(positionOf('moto-row-stack_mobile-h')).toBeLessThan(positionOf('moto-column-6_mobile-h'));
});
