import { backgroundDeclarations } from '@plinth/model';
import { expect, test } from 'vitest';
import { withDefaults } from './with-defaults.ts';

const lookOf = (background: object) => backgroundDeclarations(background, () => '/image.webp');

test('an image shows the size and position that visitors see', () => {
  const image = { image_id: 4 };
  expect(withDefaults(image)).toEqual({ image_id: 4, size: 'original', position: 'left top' });
  expect(lookOf(withDefaults(image))).toEqual(lookOf(image));
  const chosen = { image_id: 4, size: 'cover', position: 'center center' };
  expect(withDefaults(chosen)).toEqual(chosen);
});

test('other backgrounds have neither', () => {
  expect(withDefaults({ color: 'accent' })).toEqual({ color: 'accent' });
  expect(withDefaults({})).toEqual({});
});
