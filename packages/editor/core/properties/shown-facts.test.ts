import { expect, test } from 'vitest';
import { factsIn, isLogo, isLogoAlone } from './shown-facts.ts';

test('finds the site facts in a text', () => {
  expect(factsIn('<p>Call <data value="phone"></data> or <data value="email"></data></p>')).toEqual(
    ['phone', 'email'],
  );
  expect(factsIn('<p>Call us</p>')).toEqual([]);
});

test('tells a logo from a text with a logo', () => {
  expect(isLogoAlone('<p><a href="link:home"><data value="logo"></data></a></p>')).toBe(true);
  expect(isLogoAlone('<p><data value="logo"></data> since 1998</p>')).toBe(false);
  expect(isLogoAlone('<p><data value="name"></data></p>')).toBe(false);
  expect(isLogoAlone('<p><data value="logo"></data><img data-media="3"></p>')).toBe(false);
});

test('a text widget with the logo alone is the logo', () => {
  const text = (html: string) => ({
    id: 'w1',
    widget: 'text',
    parent: null,
    properties: { html },
    children: [],
  });
  expect(isLogo(text('<p><data value="logo"></data></p>'))).toBe(true);
  expect(isLogo(text('<p>Our logo: <data value="logo"></data></p>'))).toBe(false);
});
