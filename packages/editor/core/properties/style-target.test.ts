import type { PropertyValue } from '@plinth/model';
import { expect, test } from 'vitest';
import { ownDeclaration, styleTarget } from './style-target.ts';

const find = (widget: string, path: string, ...samples: [PropertyValue, PropertyValue]) =>
  styleTarget({ widget, path: path.split('.') }, samples);

test.each([
  ['button', 'text_color', 'primary', 'accent', '>.moto-button', 'color'],
  ['button', 'hover.text_color', 'primary', 'accent', '>.moto-button', 'color'],
  // A width also makes the border solid.
  ['button', 'border.width', 1, 2, '>.moto-button', 'border-width'],
  ['image', 'opacity', 0, 100, ' img', 'opacity'],
  ['image', 'overlay.opacity', 0, 100, ' picture::after', 'opacity'],
  ['image', 'max_width', '1px', '2px', ' picture', 'width'],
  ['row', 'min_height', '1px', '2px', '', 'min-height'],
] as const)('%s.%s is CSS of one part', (widget, path, one, other, part, name) => {
  expect(find(widget, path, one, other)).toMatchObject({ part, name });
});

test('tells the CSS of any value', () => {
  const target = find('image', 'opacity', 0, 100);
  expect([0, 50, 100].map((value) => target?.declare(value))).toEqual(['0', '0.5', '1']);
});

test('a property without CSS has no target', () => {
  expect(find('button', 'label', 'One', 'Two')).toBeNull();
  expect(find('image', 'is_decorative', true, false)).toBeNull();
});

test('other properties of a widget may declare the CSS of one that is not set', () => {
  const overlay = find('image', 'overlay.opacity', 0, 100);
  const normal = find('button', 'text_color', 'primary', 'accent');
  const hover = find('button', 'hover.text_color', 'primary', 'accent');
  if (!overlay || !normal || !hover) throw new Error('no target');
  const image = { id: 'a', widget: 'image', properties: { overlay: { color: 'inv' } } };
  expect(ownDeclaration(image, overlay)).toEqual({ text: '.6', isHover: true });
  const button = { id: 'b', widget: 'button', properties: { text_color: 'accent' } };
  expect(ownDeclaration(button, hover)).toEqual({ text: 'var(--moto-accent)', isHover: false });
  const hovered = { ...button, properties: { hover: { text_color: 'accent' } } };
  expect(ownDeclaration(hovered, normal)).toBeNull();
});
