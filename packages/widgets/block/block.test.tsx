import { expect, test } from 'vitest';
import { schema } from './schema.ts';
import { classes } from './style.ts';

const classesOf = (properties: object) => classes(schema.properties.parse(properties));

test('reaches from edge to edge unless it is boxed', () => {
  expect(classesOf({})).toEqual([]);
  expect(classesOf({ layout: 'boxed', has_side_indents: false })).toEqual([
    'moto-block-boxed',
    'moto-block-flush',
  ]);
});

test('carries its background style and tone as classes', () => {
  expect(classesOf({ tone: 'inverse', background: { preset: 'night' } })).toEqual([
    'moto-tone-inverse',
    'moto-background_night',
  ]);
});
