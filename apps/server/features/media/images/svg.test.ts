import { describe, expect, test } from 'vitest';
import { cleanSvg } from './svg.ts';

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;
const cleaned = (content: string) => cleanSvg(svg(content))?.svg ?? '';

describe('an SVG file', () => {
  test('keeps its shapes, gradients, styles, and sizes', () => {
    const drawing = svg(
      '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff"/></linearGradient><clipPath id="c"><rect width="10" height="10"/></clipPath></defs><style>.a{fill:url(#g)}</style><g clip-path="url(#c)"><path class="a" d="M0 0h10v10z" stroke-width="2"/><use href="#c"/></g>',
      'viewBox="0 0 120 40"',
    );
    const clean = cleanSvg(`<?xml version="1.0"?>\n<!-- made by hand -->\n${drawing}`);
    expect(clean).toMatchObject({ width: 120, height: 40 });
    for (const part of ['linearGradient', 'clipPath', 'viewBox', 'url(#g)', 'M0 0h10v10z']) {
      expect(clean?.svg).toContain(part);
    }
  });

  test.each([
    '<script>alert(1)</script>',
    '<script xlink:href="//evil.test/x.js"/>',
    '<g onload="alert(1)"/>',
    '<rect onclick="alert(1)" width="1" height="1"/>',
    '<a href="javascript:alert(1)"><text>x</text></a>',
    '<a xlink:href="https://evil.test/"><text>x</text></a>',
    '<image href="https://evil.test/x.png"/>',
    '<image xlink:href="data:image/svg+xml;base64,PHN2Zz48L3N2Zz4="/>',
    '<image href="data:text/html;base64,PHNjcmlwdD4="/>',
    '<use href="https://evil.test/x.svg#a"/>',
    '<use xlink:href="//evil.test/x.svg#a"/>',
    '<foreignObject><iframe src="https://evil.test/"/></foreignObject>',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></body></foreignObject>',
    '<style>@import url(https://evil.test/x.css);</style>',
    '<style>rect{fill:url(https://evil.test/x)}</style>',
    '<style>rect{fill:u\\72l(https://evil.test/x)}</style>',
    '<rect style="background:url(//evil.test/x)" width="1" height="1"/>',
    '<rect fill="url(https://evil.test/x#a)" width="1" height="1"/>',
    '<set attributeName="href" to="javascript:alert(1)"/>',
    '<animate attributeName="xlink:href" values="javascript:alert(1)"/>',
    '<handler type="application/ecmascript">alert(1)</handler>',
    '<feImage href="https://evil.test/x.png"/>',
    '<metadata><x onload="alert(1)"/></metadata>',
    '<g><![CDATA[<script>alert(1)</script>]]></g>',
    '<svg onload="alert(1)"/>',
    '<title></title><script>alert(1)</script>',
  ])('loses %s', (content) => {
    const clean = cleaned(content);
    expect(clean).toMatch(/^<svg/);
    expect(clean).not.toMatch(
      /evil|javascript|text\/html|\son\w+=|<(?:script|handler|a|set|animate|feImage|iframe|foreign)\b/i,
    );
  });

  test.each([
    '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg><text>&a;</text></svg>',
    '<!DOCTYPE svg [<!ENTITY a PUBLIC "x" "https://evil.test/">]><svg><text>&a;</text></svg>',
    '<!DOCTYPE svg [<!ENTITY % a "<!ENTITY b SYSTEM \'x\'>">%a;]><svg><text>&b;</text></svg>',
    '<!DOCTYPE svg [<!ENTITY a "<script>x</script>">]><svg>&a;</svg>',
    '<!DOCTYPE svg [<!ENTITY a "a"><!ENTITY b "&a;&a;">]><svg><text>&b;</text></svg>',
    '<!DOCTYPE svg [<!ENTITY a "b"><svg><text>&a;</text></svg>',
    '<!DOCTYPE lolz [<!ENTITY l "l"><!ENTITY m "&l;&l;">]><svg><text>&m;</text></svg>',
    '<html><svg></svg></html>',
    'plain text',
    '',
    svg('<g>'.repeat(300) + '</g>'.repeat(300)),
  ])('is rejected: %s', (text) => expect(cleanSvg(text)).toBeNull());

  test.each([
    ['elements 60,000 deep', `${'<g id="a">'.repeat(60_000)}${'</g>'.repeat(60_000)}`],
    ['150,000 elements', '<g/>'.repeat(150_000)],
    ['2,000 copies', `<path id="a" d="M0 0"/>${'<use href="#a"/>'.repeat(2000)}`],
  ])('with %s is refused', (_, content) => expect(cleanSvg(svg(content))).toBeNull());

  test('has the entities of drawing programs in their places', () => {
    const drawing = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_svg "http://www.w3.org/2000/svg">
  <!-- More -->
  <!ENTITY name 'Quay > "dawn"'>
  <!ATTLIST svg xmlns:a CDATA #FIXED "http://ns.example/">
]>
<!-- Drawing -->
<svg xmlns="&ns_svg;" width="10" height="10"><title>&name; &amp; &other;</title></svg>`;
    const clean = cleanSvg(drawing);
    expect(clean).toMatchObject({ width: 10, height: 10 });
    expect(clean?.svg).toContain('<svg xmlns="http://www.w3.org/2000/svg"');
    expect(clean?.svg).toMatch(/<title>Quay &gt; (?:"|&quot;)dawn(?:"|&quot;) &amp; /);
  });

  test.each([
    ['<script>alert(1)</script>', '&a;'],
    ['javascript:alert(1)', '<a href="&a;"><text>x</text></a>'],
    ['https://evil.test/', '<image href="&a;x.png"/>'],
    ['" onload="alert(1)', '<g id="&a;"/>'],
  ])('is cleaned with its entities: %s', (value, content) => {
    const quoted = value.includes('"') ? `'${value}'` : `"${value}"`;
    const clean = cleanSvg(`<!DOCTYPE svg [<!ENTITY a ${quoted}>]>${svg(content)}`);
    expect(clean?.svg ?? '').not.toMatch(/evil|javascript|<script|\son\w+="/i);
  });

  test('that grows too long by its entities is refused', () => {
    const long = `<!ENTITY a "${'x'.repeat(10_000)}">`;
    const content = `<text>${'&a;'.repeat(1000)}</text>`;
    expect(cleanSvg(`<!DOCTYPE svg [${long}]>${svg(content)}`)).toBeNull();
    const many = Array.from({ length: 101 }, (_, at) => `<!ENTITY a${at} "x">`).join('');
    expect(cleanSvg(`<!DOCTYPE svg [${many}]>${svg('')}`)).toBeNull();
  });

  test.each([
    ['width="400" viewBox="0 0 200 100"', 400, 200],
    ['height="50" viewBox="0,0,200,100"', 100, 50],
    ['width="100%" height="100%" viewBox="0 0 120 40"', 120, 40],
    ['width="100%" height="50" viewBox="0 0 200 100"', 100, 50],
    ['width="210mm" height="297mm" viewBox="0 0 210 297"', 794, 1123],
    ['width="72pt" height="1in"', 96, 96],
    ['width="12.4px" height="7.6"', 12, 8],
    ['viewBox="0 0 24 24"', 24, 24],
    ['viewBox="0 0 1 1"', 300, 300],
    ['viewBox="0 0 .5 0.25"', 300, 150],
    ['width="2" viewBox="0 0 1 1"', 2, 2],
    ['viewBox="0 0 0 0"', null, null],
    ['width="0" height="0" viewBox="0 0 30 20"', 30, 20],
    ['width="400"', 400, null],
    ['width="auto" height="2em"', null, null],
    ['', null, null],
  ])('has a size by %s', (attributes, width, height) => {
    const clean = cleanSvg(svg('', attributes));
    expect([clean?.width, clean?.height]).toEqual([width, height]);
  });

  test('that would expand to billions of shapes is rejected', () => {
    const levels = Array.from({ length: 12 }, (_, level) => {
      const uses = '<use href="#l'.concat(String(level), '"/>').repeat(10);
      return `<g id="l${level + 1}">${uses}</g>`;
    });
    const bomb = svg(`<defs><rect id="l0"/>${levels.join('')}</defs><use href="#l12"/>`);
    expect(cleanSvg(bomb)).toBeNull();
    expect(cleanSvg(svg('<use href="#a"/>'.repeat(2000)))).toBeNull();
  });
});
