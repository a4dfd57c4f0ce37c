import { expect, test } from 'vitest';
import { z } from 'zod';
import { boxOptions } from '../options/box.ts';
import { boxStyle } from './box-style.ts';

const properties = z.strictObject(boxOptions);

const mutedOn = (tone: 'normal' | 'inverse', color: string): string | undefined =>
  boxStyle(properties.parse({ tone, background: { color } }))
    .map(({ declarations }) => declarations['--moto-muted'])
    .find((muted) => muted !== undefined);

test('muted text of the inverse tone follows a fill that the theme did not make it for', () => {
  expect(mutedOn('inverse', 'primary')).toContain('var(--moto-primary)');
  expect(mutedOn('inverse', 'inv')).toBeUndefined();
  expect(mutedOn('normal', 'primary')).toBeUndefined();
});
