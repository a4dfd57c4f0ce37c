import { expect, test } from 'vitest';
import { finishedAddress, pastedAddress } from './typed-address.ts';

test.each([
  [' https://example.com/ ', 'https://example.com/'],
  ['<iframe width="560" src="https://v.example/e/1?a=1&amp;b=2" title="x"></iframe>'],
  ["<div><IFRAME title='a' src = 'https://v.example/e/1?a=1&b=2'></IFRAME></div>"],
  ['<iframe data-x="1" src="//v.example/e/1?a=1&b=2"></iframe>'],
  ['<iframe src=https://v.example/e/1?a=1&b=2 allowfullscreen></iframe>'],
  ['<iframe data-src="https://v.example/e/1?a=1&#38;b=2"></iframe>'],
  ['<iframe src="about:blank" data-lazy-src="https://v.example/e/1?a=1&#x26;b=2"></iframe>'],
  ['<iframe title="a > b" src="https&colon;//v.example/e/1?a=1&amp;b=2"></iframe>'],
  ['&lt;iframe src=&quot;https://v.example/e/1?a=1&amp;b=2&quot;&gt;&lt;/iframe&gt;'],
  [
    '<iframe src="https://v.example/e?q=Fisherman&#39;s%20Quay"></iframe>',
    'https://v.example/e?q=Fisherman%27s%20Quay',
  ],
  ['<https://example.com/a>\u200b', 'https://example.com/a'],
  ['www.example.com/a', 'https://www.example.com/a'],
])('%s is pasted', (text, address = 'https://v.example/e/1?a=1&b=2') => {
  expect(pastedAddress(text)).toBe(address);
});

test.each([
  ['example.com', 'https://example.com'],
  ['maps.example.com:8080/x?y', 'https://maps.example.com:8080/x?y'],
  ['пример.рф/путь', 'https://xn--e1afmkfd.xn--p1ai/%D0%BF%D1%83%D1%82%D1%8C'],
  ["example.com/o'brien ", 'https://example.com/o%27brien'],
  ['two words', 'two words'],
  ['//example.com/x', 'https://example.com/x'],
  ['http://example.com', 'http://example.com'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['data:text/html,x.y', 'data:text/html,x.y'],
  ['/own/page', '/own/page'],
  ['word', 'word'],
])('%s is left', (text, address) => expect(finishedAddress(text)).toBe(address));

test.each(['/watch?v=1', 'example', '12345', ' words '])('%j is a part of a URL', (text) => {
  expect(pastedAddress(text)).toBeNull();
});
