import { expect, test } from 'vitest';
import { FrameUrl } from './frame-url.ts';

const accepts = (url: string) => FrameUrl.safeParse(url).success;

test.each([
  'https://example.com',
  'HTTP://example.com:8080/map?q=1&z=2#here',
  'https://пример.рф/путь',
  'http://127.0.0.1:3000/',
  'http://[::1]:3000/',
  'https://example.com./',
  'https://example.com/../map..html',
])('%j may be shown in a frame', (url) => expect(accepts(url)).toBe(true));

test.each([
  '',
  'example.com',
  '/map.html',
  '//example.com/map',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<b>x</b>',
  'file:///etc/passwd',
  'ftp://example.com/',
  'gopher://example.com/',
  'about:blank',
  'https://user@example.com/',
  'https://user:secret@example.com/',
  'https://example.com:99999/',
  'https://exa mple.com/',
  'https://',
  'https://.',
  'https://..:8080/',
  'https://%2e/',
  'https://.example.com/',
  'https://example..com/',
  `https://example.com/${'x'.repeat(2048)}`,
])('%j may not', (url) => expect(accepts(url)).toBe(false));

test("the error names the field's problem", () => {
  expect(FrameUrl.safeParse('javascript:alert(1)').error?.issues[0]?.message).toBe('incorrectURL');
});
