import { expect, test } from 'vitest';
import { replaceStyle, stylesIn, wordsOfStyle } from './text-blocks.ts';

const html =
  '<h1>Big</h1><p class="moto-text_lead moto-align-center">Lead</p><p>Plain <a href="#">link</a></p>';

test('reads styles from classes, or else from the element', () => {
  expect(stylesIn(html)).toEqual(['heading-1', 'lead', 'normal']);
});

test('quotes and items have the style of the paragraphs in them', () => {
  expect(stylesIn('<blockquote><p class="moto-text_lead">Good</p></blockquote>')).toEqual(['lead']);
  expect(stylesIn('<ul><li><p class="moto-text_small">One</p></li></ul><p></p>')).toEqual([
    'small',
  ]);
  expect(stylesIn('<p>Call <data value="phone"></data></p>')).toEqual(['normal']);
  expect(stylesIn('<h2></h2>')).toEqual(['heading-2']);
});

test('reads the words that have a style', () => {
  expect(stylesIn(html).map((style) => wordsOfStyle(html, style))).toEqual([
    'Big',
    'Lead',
    'Plain link',
  ]);
});

test('replaces one style and nothing else', () => {
  expect(replaceStyle(html, 'lead', 'small')).toBe(
    '<h1>Big</h1><p class="moto-align-center moto-text_small">Lead</p><p>Plain <a href="#">link</a></p>',
  );
  expect(replaceStyle(html, 'heading-1', 'display')).toContain(
    '<h1 class="moto-text_display">Big</h1>',
  );
});

test('words keep their punctuation after bold words and links', () => {
  const bold = '<p>Bikes in <strong>Mill<em>brook</em></strong>.<br>Same-week service</p>';
  expect(wordsOfStyle(bold, 'normal')).toBe('Bikes in Millbrook. Same-week service');
});

test('words with a style of their own are read and replaced for themselves', () => {
  const figure =
    '<p class="moto-text_small"><span class="moto-text_figure">Any boat</span><br>of any material</p>';
  expect(stylesIn(figure)).toEqual(['figure', 'small']);
  expect(wordsOfStyle(figure, 'small')).toBe('of any material');
  expect(wordsOfStyle(figure, 'figure')).toBe('Any boat');
  expect(replaceStyle(figure, 'figure', 'lead')).toBe(figure.replace('figure', 'lead'));
  expect(replaceStyle(figure, 'small', 'lead')).toBe(figure.replace('small', 'lead'));
  const after = '<p class="moto-text_small">Of <span class="moto-text_figure">any boat</span></p>';
  expect(stylesIn(after)).toEqual(['small', 'figure']);
  const whole = '<p class="moto-text_small"><span class="moto-text_figure">Any boat</span></p>';
  expect(stylesIn(whole)).toEqual(['figure']);
});
