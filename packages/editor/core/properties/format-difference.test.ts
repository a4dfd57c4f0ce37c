import { expect, test } from 'vitest';
import { formatDifference } from './format-difference.ts';

test.each([
  ['<p>One two</p>', '<p>One <strong>two</strong></p>', ['BOLD']],
  ['<p>One</p>', '<p class="moto-align-center">One</p>', ['ALIGN']],
  ['<p class="moto-text_small">One</p>', '<p class="moto-text_large">One</p>', ['STYLE']],
  ['<p>One</p>', '<p><span class="moto-color2">One</span></p>', ['COLOR']],
  ['<p>One</p>', '<p><span style="color:#123456;font-size:20px">One</span></p>', ['COLOR', 'SIZE']],
  ['<h2>One</h2>', '<h3>One</h3>', ['LEVEL']],
  ['<p><a href="/a/">One</a></p>', '<p><a href="/b/">One</a></p>', ['LINK']],
  ['<p>One</p>', '<ul><li><p>One</p></li></ul>', ['BULLETS']],
  ['<p><em>One</em> two</p>', '<p>One <em>two</em></p>', []],
] as const)('%s and %s differ in %j', (before, after, names) => {
  expect(formatDifference(before, after)).toEqual(names.map((name) => `EDITOR.TEXT.${name}`));
});
