import { describe, expect, test } from 'vitest';
import { emptySite } from '../empty-site.ts';
import { sampleImage } from '../testing/render-view.tsx';
import { linkToReference, referenceToLink } from './link-reference.ts';
import { renderRichText } from './render.ts';
import { cleanRichText } from './rewrite.ts';

describe('cleaning rich text', () => {
  test.each([
    ['<p class="moto-text_normal">A <b>b</b></p>'],
    ['<h2 class="moto-text_system_5 moto-align-center">T</h2>'],
    ['<span class="moto-color1_3" style="font-size:20px;color:#ff0000">x</span>'],
    ['<p style="font-size:64px;--font-size-mobile-v:40px;line-height:1.15">x</p>'],
    ['<span style="font-weight:600;--font-weight-tablet:400;--line-height-mobile-h:0.9">x</span>'],
    ['<ul><li>One</li></ul><ol start="3"><li>Two</li></ol>'],
    ['<a href="link:page/5#prices" target="_blank" rel="nofollow">P</a>'],
    ['<img data-media="7" alt="Quay" class="moto-image-left">'],
    ['<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>'],
    ['<p>Call <data value="phone"></data></p>'],
    ['5 &lt; 6 &amp; 7 &euro;'],
  ])('keeps %s', (html) => {
    expect(cleanRichText(html)).toBe(html);
    expect(cleanRichText(cleanRichText(html))).toBe(html);
  });

  test.each([
    ['<script>alert(1)</script>after', 'after'],
    ['<SCRIPT/src=//evil></SCRIPT>x', 'x'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<p onclick="alert(1)" style="position:fixed;background:url(//evil)">x</p>', '<p>x</p>'],
    ['<p style="--font-size-mobile-v:url(//evil);--other:40px;font-size:9999px">x</p>', '<p>x</p>'],
    ['<p style="font-weight:bold;line-height:20px;--font-size-phone:40px">x</p>', '<p>x</p>'],
    ['<a href="javascript:alert(1)">x</a>', 'x'],
    ['<a href="java&#9;script:alert(1)">x</a>', 'x'],
    ['<a href=" data:text/html,x">x</a>', 'x'],
    ['<a href="&#106;avascript:alert(1)">x</a>', 'x'],
    ['<svg><p>in</p><script>1</script></svg>out', 'out'],
    ['<math><mi><mglyph><style><img src=x onerror=1></style></math>z', 'z'],
    ['<xmp><img src=x onerror=1></xmp>z', 'z'],
    ['<div><form><p>x</p></form></div>', '<p>x</p>'],
    ['<!-- --!><img src=x onerror=1> -->z', 'z'],
    ['a < b <', 'a &lt; b &lt;'],
    ['<data value="phone"><b>frozen</b></data>z', '<data value="phone"></data>z'],
    ['<data value="21053">Tomato</data>', 'Tomato'],
    ['<p title="unclosed', '&lt;p title="unclosed'],
    ['</div></section><b>bold', '<b>bold</b>'],
    ['<p class="evil moto-text_normal x">x</p>', '<p class="moto-text_normal">x</p>'],
    ['<a href="/a"><a href="/b">x</a></a>', '<a href="/a">x</a>'],
  ])('makes %s harmless', (html, expected) => {
    expect(cleanRichText(html)).toBe(expected);
  });

  test.each([
    ['tel:030-1234567', 'tel:0301234567'],
    ['tel:+49 30 1234567', 'tel:+49301234567'],
    ['sms:+49 170 1234567', 'sms:+491701234567'],
    ['webcal://example.com/dates.ics', 'webcal://example.com/dates.ics'],
    ["https://example.com/o'brien", 'https://example.com/o%27brien'],
    ['https://example.com/a &quot;b&quot; 20°', 'https://example.com/a%20%22b%22%2020%C2%B0'],
    ['https://example.com/&#8203;', 'https://example.com/'],
    ['www.müller.example', 'https://www.xn--mller-kva.example'],
    ['https://müller.example/straße', 'https://müller.example/straße'],
    ['price list.pdf', 'price%20list.pdf'],
  ])('keeps the link to %s', (href, url) => {
    const html = cleanRichText(`<a href="${href}">x</a>`);
    expect(html).toBe(`<a href="${url}">x</a>`);
    expect(cleanRichText(html)).toBe(html);
  });

  test.each([
    ['<a href="/a"></a>x', 'x'],
    ['<a>x</a>', 'x'],
    ['<a href="/a"><b></b></a>x', '<a href="/a"><b></b></a>x'],
    ['<a id="top"></a>x', '<a id="top"></a>x'],
    ['<a href="/a"><img data-media="7"></a>', '<a href="/a"><img data-media="7"></a>'],
    [
      '<a href="/a"><data value="phone"></data></a>',
      '<a href="/a"><data value="phone"></data></a>',
    ],
  ])('stores no empty link: %s', (html, expected) => {
    expect(cleanRichText(html)).toBe(expected);
  });

  test('runs in linear time for any input', () => {
    for (const piece of ['<p ', '<a "', '<b>', '<!-', '</', '<div>', '<p a="']) {
      expect(cleanRichText(piece.repeat(100_000)).length).toBeLessThan(3_000_000);
    }
  });
});

describe('boxes that rich text does not have', () => {
  test.each([
    ['<div>A</div><div>B</div>', 'A<br>B'],
    ['<dl><dt>Mon</dt> <dd>9–5</dd></dl>', 'Mon <br>9–5'],
    ['<p>A</p><div>B</div><p>C</p>', '<p>A</p>B<p>C</p>'],
    ['<li><div><b>A</b></div><div><b>B</b></div></li>', '<li><b>A</b><b><br>B</b></li>'],
    ['A<br><div>B</div>', 'A<br>B'],
    ['<div><div>A</div></div>', 'A'],
    ['A<x-word>B</x-word>C', 'ABC'],
  ])('%s becomes %s', (html, lines) => expect(cleanRichText(html)).toBe(lines));
});

describe('site facts in rich text', () => {
  const html = '<p>A <data value="hours"></data><data value="phone"></data></p>';
  const fact = (name: string) =>
    name === 'hours' ? { text: 'Mon <9\nTue', image: null, isMissing: false } : null;

  test('show their value, or nothing', () => {
    expect(renderRichText(html, emptySite({ fact }))).toBe('<p>A Mon &lt;9<br>Tue</p>');
  });

  test('show their name in the editor if they are missing', () => {
    const named = () => ({ text: 'Phone', image: null, isMissing: true });
    expect(renderRichText('<data value="phone"></data>', emptySite({ fact: named }))).toBe(
      '<span class="moto-fact-missing">Phone</span>',
    );
  });

  test('keep a phone number together', () => {
    const phone = () => ({ text: '+1 503 555 0188', image: null, isMissing: false });
    expect(
      renderRichText('<p>Call <data value="phone"></data></p>', emptySite({ fact: phone })),
    ).toBe('<p>Call <span class="moto-phone">+1 503 555 0188</span></p>');
  });

  test('let an email break before the at sign alone', () => {
    const email = () => ({ text: 'hello@example.com', image: null, isMissing: false });
    expect(renderRichText('<data value="email"></data>', emptySite({ fact: email }))).toBe(
      'hello<wbr>@example.com',
    );
  });

  test('show the logo as an image with the site name', () => {
    const logo = () => ({ text: 'A & B', image: sampleImage, isMissing: false });
    expect(renderRichText('<data value="logo"></data>', emptySite({ fact: logo }))).toMatch(
      /^<img class="moto-logo" src="\/uploads\/quay.jpg" .*alt="A &amp; B">$/,
    );
    const onBackdrop = () => ({ ...logo(), hasBackdrop: true });
    expect(renderRichText('<data value="logo"></data>', emptySite({ fact: onBackdrop }))).toMatch(
      /^<img class="moto-logo moto-logo-backdrop"/,
    );
  });
});

describe('direction of rich text', () => {
  const show = (html: string) => renderRichText(html, emptySite());

  test('follows the letters of each block', () => {
    expect(show('<p>שלום</p><p>Hi</p>')).toBe('<p dir="auto">שלום</p><p dir="auto">Hi</p>');
    expect(show('<ul><li><p>مرحبا</p></li></ul>')).toBe(
      '<ul dir="auto"><li><p>مرحبا</p></li></ul>',
    );
  });

  test('needs nothing for other text, and is never stored', () => {
    expect(show('<p>Grüße, 日本</p>')).toBe('<p>Grüße, 日本</p>');
    expect(cleanRichText('<p dir="auto">שלום</p>')).toBe('<p>שלום</p>');
  });
});

describe('links in rich text', () => {
  test.each([
    [{ action: 'page', page_id: 5, anchor: 'prices' }, 'link:page/5#prices'],
    [{ action: 'home_page' }, 'link:home_page'],
    [{ action: 'blog.post', post_id: 3 }, 'link:blog.post/3'],
    [{ action: 'popup', popup_id: 9 }, 'link:popup/9'],
    [{ action: 'file', file_id: 2 }, 'link:file/2'],
  ] as const)('are references that say the same as the action', (link, reference) => {
    expect(linkToReference(link)).toBe(reference);
    expect(referenceToLink(reference)).toEqual(link);
  });

  test('resolve to current URLs, or to nothing if the target is deleted', () => {
    const site = emptySite({
      link: (link) =>
        link.action === 'page' && link.page_id === 5 ? { href: '/prices/?a=1&b=2' } : null,
    });
    const html = '<a href="link:page/5">x</a><a href="link:page/6">y</a><a href="/z">z</a>';
    expect(renderRichText(html, site)).toBe(
      '<a href="/prices/?a=1&amp;b=2">x</a><a>y</a><a href="/z">z</a>',
    );
  });

  test("don't expose the page to new tabs", () => {
    expect(renderRichText('<a href="/z" target="_blank">z</a>', emptySite())).toBe(
      '<a href="/z" target="_blank" rel="noopener">z</a>',
    );
  });
});
