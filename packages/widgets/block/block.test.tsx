import { expect, test } from 'vitest';
import { schema } from './schema.ts';
import { classes } from './style.ts';

const classesOf = (properties: object) => classes(schema.properties.parse(properties));

test('is full width unless boxed', () => {
  expect(classesOf({})).toEqual([]);
  expect(classesOf({ layout: 'boxed', has_side_indents: false })).toEqual([
    'moto-block-boxed',
    'moto-block-flush',
  ]);
});

test('has classes for its background style and color scheme', () => {
  expect(classesOf({ tone: 'inverse', background: { preset: 'night' } })).toEqual([
    'moto-tone-inverse',
    'moto-background_night',
  ]);
});
