import { describe, expect, it } from 'vitest';
import { fontPreloads, SiteFont } from './font-face.ts';
import { SiteDesign, siteStylesheet } from './site-stylesheet.ts';

const manrope = SiteFont.parse({
  family: 'Manrope',
  faces: [
    {
      file: 'harbor/manrope-latin.woff2',
      weights: [200, 800],
      unicode_range: 'U+0000-00FF,U+2122',
      is_preloaded: true,
    },
    { file: 'harbor/manrope-cyrillic.woff2', weights: [200, 800] },
  ],
  stand_ins: [
    {
      local: ['Arial Bold', 'Liberation Sans Bold'],
      weights: [700, 700],
      size_adjust: 1.055,
      ascent: 1.01,
      descent: 0.284,
      line_gap: 0,
    },
  ],
});

const styleOf = (font_family: string, class_name: string) => ({
  ...{ type: 'text', name: class_name, class_name },
  properties: { desktop: { font_family }, mobile_v: { font_size: 20 } },
});

const css = siteStylesheet(
  SiteDesign.parse({
    fonts: [manrope],
    styles: [styleOf('Manrope', 'heading-2'), styleOf('Georgia', 'quote')],
  }),
);

describe('fonts of a site', () => {
  it('become @font-face rules with font-display: swap', () => {
    expect(css).toContain(
      '@font-face{font-family:"Manrope";font-style:normal;font-weight:200 800;font-display:swap;src:url("/assets/fonts/harbor/manrope-latin.woff2") format("woff2");unicode-range:U+0000-00FF,U+2122}',
    );
  });

  it('have metric-compatible stand-ins, which text styles list second', () => {
    expect(css).toContain(
      '@font-face{font-family:"Manrope stand-in";font-weight:700;src:local("Arial Bold"),local("Liberation Sans Bold");size-adjust:105.5%;ascent-override:101%;descent-override:28.4%;line-gap-override:0%}',
    );
    expect(css).toContain('{font-family:"Manrope","Manrope stand-in",sans-serif}');
    expect(css).toContain('.moto-text_quote{font-family:"Georgia",sans-serif}');
  });

  it('are preloaded only if marked', () => {
    expect(fontPreloads([manrope])).toEqual([
      { href: '/assets/fonts/harbor/manrope-latin.woff2', type: 'font/woff2' },
    ]);
  });

  it.each([
    { file: '../secret.woff2' },
    { file: 'harbor/a.woff2");}' },
    { weights: [800, 200] },
    { unicode_range: 'U+0000-00FF}' },
    { unicode_range: 'U+26A0;' },
  ])('refuse %j', (part) => {
    const [face] = manrope.faces;
    expect(SiteFont.safeParse({ ...manrope, faces: [{ ...face, ...part }] }).success).toBe(false);
  });
});

describe('system styles', () => {
  it('apply to plain elements with lower specificity than any class', () => {
    expect(css).toContain(':where(h2),.moto-text_heading-2{');
    expect(css).toContain('@media (max-width:567px){:where(h2),.moto-text_heading-2{font-size');
    expect(css).not.toContain('),.moto-text_quote');
  });
});
