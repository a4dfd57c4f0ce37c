import { parse, serialize } from 'parse5';
import { describe, expect, test } from 'vitest';
import * as asIs from './as-is.ts';
import * as ofPages from './closed-code.ts';

const { closedCode, closedHeadCode } = ofPages;

const parsed = (page: string, scriptingEnabled = true): string =>
  serialize(parse(page, { scriptingEnabled }));

const AFTER = '</div><p>Below</p><form action="/send"></form></section><footer>Footer</footer>';
const pageWith = (code: string) =>
  `<!DOCTYPE html><html><head></head><body><section><div>${code}${AFTER}</body></html>`;

describe('code in the middle of a page', () => {
  test.each([
    ['<!-- Old code', '<!-- Old code-->'],
    ['<style>.a{', '<style>.a{</style>'],
    ['<script>start()', '<script>start()</script>'],
    ['<script src="/a.js">', '<script src="/a.js"></script>'],
    ['<script><!--<script>', '<script><!--<script></script></script>'],
    ['<textarea>a', '<textarea>a</textarea>'],
    ['<title>a', '<title>a</title>'],
    ['<template><b>a', '<template><b>a</b></template>'],
    ['<select><option>a', '<select><option>a</option></select>'],
    ['<select><table></select>a', '<select></select>a'],
    ['<table><tr><td>a', '<table><tbody><tr><td>a</td></tr></tbody></table>'],
    ['<div><b>a', '<div><b>a</b></div>'],
    ['<iframe src="/a">', '<iframe src="/a"></iframe>'],
    ['<form action="/a"><input>', '<form action="/a"><input></form>'],
    ['a<a href="/b', 'a'],
    ['a<a', 'a'],
    ['a</', 'a&lt;/'],
    ['a</div></div>b', 'ab'],
    ['a</section>b', 'ab'],
    ['<body class="b">a', 'a'],
    ['<plaintext>a<b>', '<pre>a&lt;b&gt;</pre>'],
    ['<noscript><!-- a</noscript>b', '<noscript><!-- a--></noscript>b'],
    ['<noscript><div></noscript>', '<noscript><div></div></noscript>'],
    ['<svg><title>a', '<svg><title>a</title></svg>'],
  ])('leaves what follows where it is: %s', (code, expected) => {
    const closed = closedCode(code);
    expect(closed).toBe(expected);
    for (const scriptingEnabled of [true, false])
      expect(parsed(pageWith(closed), scriptingEnabled)).toContain(AFTER);
  });

  test.each([
    'Plain text < & > "',
    '<p>One<p>Two <b>bold</b><br/>',
    '<script>if (a < b && "</div>") {\r\n\0 run()\n}</script>\r\n<style>a>b{}</style >',
    "<!-- Widget --><DIV ID=x data-a='\"'>a &nbsp;&amp; b</DIV><!-- /Widget -->",
    '<noscript><img src="/pixel.gif" alt=""></noscript>',
    '<ul><li>One<li>Two</ul><select><option>a<option>b</select>',
    '<table><tr><td>a</table>',
    '<select><button><selectedcontent></selectedcontent></button><option>a</select>',
    '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
  ])('is unchanged if nothing is open: %j', (code) => expect(closedCode(code)).toBe(code));

  test('is closed however deeply it is nested', () => {
    expect(closedCode('<div>'.repeat(13_000))).toMatch(/^(?:<div>){13000}(?:<\/div>){13000}$/);
  });
});

test.each([
  ['the body', closedCode, /^&lt;p>&lt;b a0>/],
  ['the head', closedHeadCode, /^$/],
])(
  'formatting that would be repeated without end is shown as text or left out in %s',
  (_, close, result) => {
    const open = Array.from({ length: 400 }, (__, at) => `<b a${at}>`).join('');
    expect(close(`<p>${open}${'<p>x'.repeat(400)}`)).toMatch(result);
  },
);

describe('code in the head', () => {
  const bodyAfter = (code: string) =>
    /<body.*<\/body>/s.exec(
      parsed(`<html><head>${code}</head><body class="a"><p>Page</p></body></html>`),
    )?.[0];

  test.each([
    ['<!-- Counter', '<!-- Counter-->'],
    ['<script>start()', '<script>start()</script>'],
    ['<style>a{', '<style>a{</style>'],
    ['<title>a', '<title>a</title>'],
    ['<noscript><style>a{', '<noscript><style>a{</style></noscript>'],
    ['<meta name="a', ''],
    ['<div>a', '<div>a</div>'],
    ['<link rel="a"><b>a', '<link rel="a"><b>a</b>'],
    ['<body class="b">', ''],
    ['<frameset>', ''],
    ['<script></script></', '<script></script>&lt;/'],
  ])('leaves the body as it is: %s', (code, expected) => {
    const closed = closedHeadCode(code);
    expect(closed).toBe(expected);
    expect(bodyAfter(closed)).toMatch(/^<body class="a">.*<p>Page<\/p><\/body>$/s);
  });

  test.each([
    '<meta name="a" content="b"><link rel="me" href="https://a.example/">',
    '<!-- Counter --><script>a("</div>")\r\n</script><style>a>b{}</style>',
    '<noscript><img src="https://a.example/pixel" alt=""></noscript>',
    '<img src="https://a.example/pixel" alt="">',
    '</div>',
  ])('is unchanged if nothing is open: %j', (code) => expect(closedHeadCode(code)).toBe(code));
});

test('the panel has the same functions, which change nothing', () => {
  expect(Object.keys(asIs)).toEqual(Object.keys(ofPages));
  for (const as of Object.values(asIs)) expect(as('<div>')).toBe('<div>');
});
