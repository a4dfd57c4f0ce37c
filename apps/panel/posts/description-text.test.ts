import { expect, test } from 'vitest';
import { descriptionHtml, descriptionText } from './description-text.ts';

test('a description comes back from its form as it was', () => {
  const html = '<p>Tides &amp; &lt;boats&gt;</p><p>Second</p>';
  expect(descriptionText(html)).toBe('Tides & <boats>\nSecond');
  expect(descriptionHtml(descriptionText(html))).toBe(html);
  expect(descriptionHtml(' \n\n ')).toBe('');
});

test('what a description has besides text is left out', () => {
  expect(descriptionText('<p>See <a href="/x">here</a><br>now</p>')).toBe('See here\nnow');
});
