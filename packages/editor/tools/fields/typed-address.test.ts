import { expect, test } from 'vitest';
import { finishedAddress, pastedAddress } from './typed-address.ts';

test.each([
  [' https://example.com/ ', 'https://example.com/'],
  ['<iframe width="560" src="https://v.example/e/1?a=1&amp;b=2" title="x"></iframe>'],
  ["<div><IFRAME title='a' src = 'https://v.example/e/1?a=1&b=2'></IFRAME></div>"],
  ['<iframe data-x="1" src="//v.example/e/1?a=1&b=2"></iframe>'],
])('%s is pasted', (text, address = 'https://v.example/e/1?a=1&b=2') => {
  expect(pastedAddress(text)).toBe(address);
});

test.each([
  ['example.com', 'https://example.com'],
  ['maps.example.com:8080/x?y', 'https://maps.example.com:8080/x?y'],
  ['пример.рф/путь', 'https://пример.рф/путь'],
  ['//example.com/x', 'https://example.com/x'],
  ['http://example.com', 'http://example.com'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['data:text/html,x.y', 'data:text/html,x.y'],
  ['/own/page', '/own/page'],
  ['word', 'word'],
])('%s is left', (text, address) => expect(finishedAddress(text)).toBe(address));
