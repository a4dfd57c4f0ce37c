import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSafeUrl } from './safe-url.ts';

describe('isSafeUrl', () => {
  it.each([
    'https://example.com',
    'http://192.168.0.1:8080/x?y=1&z=2#a',
    'ftp://example.com/file.zip',
    '//example.com/x',
    '/about/',
    '/about/?a=b:c',
    '/about/?a=1&tab=2&colon=3',
    '?page=2',
    '#top',
    'about/team',
    './about',
    '../about',
    'https://пример.рф/путь',
    '/',
  ])('accepts %j', (url) => expect(isSafeUrl(url)).toBe(true));

  it.each([
    '',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'java\u0000script:alert(1)',
    '\u0001javascript:alert(1)',
    ' javascript:alert(1)',
    'java\u00adscript:alert(1)',
    'java\u200bscript:alert(1)',
    '&#106;avascript:alert(1)',
    '&#x6A;avascript:alert(1)',
    'javascript&colon;alert(1)',
    'javascript&#58;alert(1)',
    'data:text/html,<script>',
    ' data:text/html,x',
    'vbscript:msgbox(1)',
    'blob:https://example.com/x',
    'file:///etc/passwd',
    'https:evil.example',
    'https:/evil.example',
    'https://',
    '//',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'x:y',
    'a b',
    '/"onmouseover="x',
    "/'x",
    '/<script>',
    '\ud800',
  ])('rejects %j', (url) => expect(isSafeUrl(url)).toBe(false));

  it('never accepts a URL that browsers parse as another scheme', () => {
    const piece = fc.constantFrom(
      'java',
      'script',
      'data',
      ':',
      '\t',
      '\n',
      '&#58;',
      '/',
      '\\',
      ' ',
      'x',
      '//',
    );
    const schemes = ['http:', 'https:', 'ftp:'];
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const text = pieces.join('');
        if (!isSafeUrl(text)) return;
        const url = URL.parse(text, 'https://example.com/page/');
        if (url) expect(schemes).toContain(url.protocol);
      }),
      { numRuns: 3000 },
    );
  });
});
