import { expect, test } from 'vitest';
import { FrameUrl } from './frame-url.ts';

const accepts = (url: string) => FrameUrl.safeParse(url).success;

test.each([
  'https://example.com',
  'HTTP://example.com:8080/map?q=1&z=2#here',
  'https://пример.рф/путь',
  'http://127.0.0.1:3000/',
  'http://[::1]:3000/',
  'http://localhost:3000/',
  'https://8.8.8.8/',
  'https://[2606:4700::1111]/',
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
  'https://a.test;script-src;style-src;img-src/x',
  'https://*.example.com/',
  'https://a,b.example.com/',
  "https://a'b.example.com/",
  'http://10.0.0.5/admin/',
  'http://192.168.1.1/',
  'http://172.16.0.1/',
  'http://169.254.169.254/latest/',
  'http://0xa.0.0.5/',
  'http://167772165/',
  'http://012.0.0.5/',
  'http://0xa000005/',
  'http://10.0.0.5./',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
  'http://[::ffff:10.0.0.5]/',
  'https://example..com/',
  `https://example.com/${'x'.repeat(2048)}`,
])('%j may not', (url) => expect(accepts(url)).toBe(false));

test("the error names the field's problem", () => {
  expect(FrameUrl.safeParse('javascript:alert(1)').error?.issues[0]?.message).toBe('incorrectURL');
});
