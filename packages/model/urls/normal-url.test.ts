import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLinkUrl } from '../entities/safe-url.ts';
import { asciiHost } from './ascii-host.ts';
import { normalHref, normalUrl } from './normal-url.ts';

describe('normalUrl', () => {
  test.each([
    ['https://example.com', 'https://example.com'],
    ['HTTP://example.com/a%20b?c=d&e=%C3%A9#f', 'HTTP://example.com/a%20b?c=d&e=%C3%A9#f'],
    ["https://example.com/o'brien", 'https://example.com/o%27brien'],
    ['https://example.com/"menu" 1.pdf', 'https://example.com/%22menu%22%201.pdf'],
    ['https://example.com/20°', 'https://example.com/20%C2%B0'],
    ['https://example.com/100%', 'https://example.com/100%25'],
    ['https://example.com/\u200b', 'https://example.com/'],
    ['\u202ahttps://example.com/a\u202c', 'https://example.com/a'],
    ['https://my\u2011site.example/\u00ad', 'https://my-site.example/'],
    ['<https://example.com/a>', 'https://example.com/a'],
    ['<URL:https://example.com/a>', 'https://example.com/a'],
    ['“https://example.com/a”', 'https://example.com/a'],
    ['www.müller.example/Öffnung', 'https://www.xn--mller-kva.example/%C3%96ffnung'],
    ['MÜLLER.example', 'https://xn--mller-kva.example'],
    ['ｈｔｔｐｓ：／／ｅｘａｍｐｌｅ．com/ａ', 'https://example.com/%EF%BD%81'],
    ['https://example.com/?a=1&amp;b=2', 'https://example.com/?a=1&b=2'],
    ['https://example.com/?a=&#39;1&#x27;', 'https://example.com/?a=%271%27'],
    ['https://example.com/?a=1&copy=2&tab=3', 'https://example.com/?a=1&copy=2&tab=3'],
    ['https://example.com/?a=1&#top', 'https://example.com/?a=1#top'],
    ['https:/example.com', 'https://example.com'],
    ['https:\\\\example.com/a', 'https://example.com/a'],
    ['example.com/our menu', 'https://example.com/our%20menu'],
    ['https://user:p@example.com:8080/a', 'https://user:p@example.com:8080/a'],
    ['/über uns/', '/%C3%BCber%20uns/'],
    ['#top', '#top'],
    [
      'https://fa.example/\u0645\u06cc\u200c\u062e',
      'https://fa.example/%D9%85%DB%8C%E2%80%8C%D8%AE',
    ],
    ['tel:030-1234567', 'tel:0301234567'],
    ['tel:0301234567', 'tel:0301234567'],
    ['tel:+49 (0) 30 1234567', 'tel:+49301234567'],
    ['TEL:+1 555 010 2000 ext. 4', 'tel:+15550102000;ext=4'],
    ['tel:*100#', 'tel:*100%23'],
    ['sms:+49 170 1234567?body=Hello there', 'sms:+491701234567?body=Hello%20there'],
    ['webcal://example.com/our dates.ics', 'webcal://example.com/our%20dates.ics'],
    ["mailto: o'brien@example.com?subject=A boat", 'mailto:o%27brien@example.com?subject=A%20boat'],
    ['geo:53.5,9.9', 'geo:53.5,9.9'],
  ])('reads %j as %j', (text, url) => {
    expect(normalUrl(text)).toBe(url);
    expect(isLinkUrl(url)).toBe(true);
    expect(normalUrl(url)).toBe(url);
  });

  test.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\u200bscript:alert(1)',
    '&#106;avascript:alert(1)',
    'javascript&colon;alert(1)',
    '<javascript:alert(1)>',
    'ｊａｖａｓｃｒｉｐｔ：alert(1)',
    ' data:text/html,x',
    'vbscript:msgbox(1)',
    'blob:https://example.com/x',
    'file:///etc/passwd',
    'mailto:',
    'tel:',
    'https://',
    'x:y',
  ])('makes no link of %j', (text) => {
    expect(isLinkUrl(normalUrl(text))).toBe(false);
    expect(isLinkUrl(normalHref(text))).toBe(false);
  });

  test('makes a link of no scheme that browsers run, whatever is around it', () => {
    const piece = fc.constantFrom(
      ...['javascript', 'data', 'vbscript', 'java', 'script', ':', '&#58;', '&colon;', '&amp;'],
      ...['\t', '\n', ' ', '\u200b', '<', '>', '"', '/', '\\', 'tel:', 'www.', '：', 'x', '.'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        for (const url of [normalUrl(pieces.join('')), normalHref(pieces.join(''))]) {
          if (!isLinkUrl(url)) continue;
          const parsed = URL.parse(url, 'https://example.com/page/');
          if (parsed) expect(['http:', 'https:', 'tel:']).toContain(parsed.protocol);
        }
      }),
      { numRuns: 3000 },
    );
  });
});

test.each([
  ['about/team', 'about/team'],
  ['page.html', 'page.html'],
  ['/our page/', '/our%20page/'],
  ['www.example.com', 'https://www.example.com'],
  ['https://example.com/\n  a', 'https://example.com/%20%20a'],
])('the link %j in HTML is %j', (href, url) => expect(normalHref(href)).toBe(url));

test('character references are decoded once', () => {
  expect(normalUrl('https://example.com/?a=&amp;lt;')).toBe('https://example.com/?a=&lt;');
  expect(normalHref('www.example.com/?a=&amp;lt;')).toBe('https://www.example.com/?a=&lt;');
});

test('hosts are written as browsers write them', () => {
  for (const host of [
    'bücher.example',
    'пример.рф',
    '例え.テスト',
    'ελ.gr',
    'ñandú-ü.cl',
    '😀.example',
  ]) {
    expect(asciiHost(host)).toBe(new URL(`https://${host}`).hostname);
  }
});

test('takes no time for long texts', () => {
  for (const piece of ['\u200c', ' ', '<', '&#', 'x1', '"', '%'])
    for (const start of ['', 'tel:', 'https://'])
      expect(normalUrl(start + piece.repeat(200_000)).length).toBeLessThan(1_000_000);
});
