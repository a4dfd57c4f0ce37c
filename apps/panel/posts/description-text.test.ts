// @vitest-environment happy-dom
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

test('paragraphs and lists that are not changed keep their formats', () => {
  const html =
    '<p>See <a href="link:page/2"><strong>here</strong></a></p><ul><li>One</li><li><em>Two</em></li></ul><p>End</p>';
  expect(descriptionHtml('See here\nOne\nTwo\nEnd', html)).toBe(html);
  expect(descriptionHtml('New\nSee here\nOne\nTwo\nThe end', html)).toBe(
    '<p>New</p><p>See <a href="link:page/2"><strong>here</strong></a></p><ul><li>One</li><li><em>Two</em></li></ul><p>The end</p>',
  );
  expect(descriptionHtml('See there\nOne\nEnd', html)).toBe('<p>See there</p><p>One</p><p>End</p>');
});

test('images stay beside an unchanged paragraph, and text outside of paragraphs keeps its formats', () => {
  const image = '<p><img src="/tide.webp" alt=""></p>';
  expect(descriptionHtml('High tide\nNew', `${image}<p>High tide</p><p>Old</p>`)).toBe(
    `${image}<p>High tide</p><p>New</p>`,
  );
  expect(descriptionHtml('High tide\nNew', 'High <b>tide</b>')).toBe('High <b>tide</b><p>New</p>');
});
