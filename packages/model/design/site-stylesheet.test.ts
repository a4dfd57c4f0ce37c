import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { Background, backgroundDeclarations, layeredBackgrounds } from './background.ts';
import { ColorTheme, colorRoles, DEFAULT_COLORS, resolveColor } from './color-theme.ts';
import { ColorValue, cssColor } from './color-value.ts';
import { contrastRatio } from './contrast.ts';
import { cssString } from './css-text.ts';
import { presetSelector } from './preset.ts';
import {
  colorClasses,
  SiteDesign,
  siteStylesheet,
  usedColorClasses,
  valueStyles,
} from './site-stylesheet.ts';
import { spacingClasses } from './spacing.ts';
import { StyleFields } from './style-record.ts';
import { DEFAULT_VALUES } from './values.ts';

const heading = StyleFields.parse({
  type: 'text',
  name: 'Heading',
  class_name: 'system_3',
  properties: {
    desktop: {
      font_family: 'Manrope',
      font_weight: 700,
      font_size: 52,
      line_height: 1.1,
      letter_spacing: -1,
      color: 'text',
    },
    mobile_h: { font_size: 40 },
    link: { color: 'color1', text_decoration: 'none' },
    link_hover: { text_decoration: 'underline' },
  },
});

const night = StyleFields.parse({
  type: 'background',
  name: 'Night',
  class_name: 'night',
  properties: {
    color: 'inv',
    image_id: 7,
    size: 'cover',
    position: 'center center',
    overlay: { color: '#000000', opacity: 40 },
  },
});

const design = SiteDesign.parse({
  colors: { ...DEFAULT_COLORS, more: ['#FF00FF80'] },
  styles: [heading, night],
});
const css = siteStylesheet(design, (id) => `/uploads/${id}.webp`);

const has = (rule: string) => expect(css).toContain(rule);

test('sizes have a stylesheet of their own, with a rule of each device that has one', () => {
  const small = { desktop: 9, mobile_v: 3 };
  const spacings = { ...DEFAULT_VALUES.spacings, small };
  expect(valueStyles({ ...DEFAULT_VALUES, spacings })).toMatch(
    /^@layer design\{:root\{--moto-spacing-small:9px;.*--moto-radius:8px\}.*--moto-spacing-small:3px;.*\}$/,
  );
  expect(valueStyles(DEFAULT_VALUES)).not.toContain('--moto-color');
});

describe('siteStylesheet', () => {
  it('puts everything into its layer and is deterministic', () => {
    expect(css).toMatch(/^@layer design\{.*\}$/s);
    expect(siteStylesheet(SiteDesign.parse(design), (id) => `/uploads/${id}.webp`)).toBe(css);
    const open = [...css].filter((character) => character === '{').length;
    expect([...css].filter((character) => character === '}')).toHaveLength(open);
  });

  it('declares colors, shades, roles, spacings, and grid', () => {
    has('--moto-color1:#0b6e7f;--moto-color1_1:#eef7f9;');
    has('--moto-color_custom1:#ff00ff80');
    has('--moto-bg:#ffffff;--moto-surface:var(--moto-color1_1);--moto-surface-2:');
    has('--moto-spacing-large:100px;--moto-column-spacing:15px;--moto-row-width:1200px');
    has('@media (max-width:1024px){:root{--moto-spacing-small:10px;--moto-spacing-medium:30px');
  });

  it('leaves color classes to the pages that use them', () => {
    expect(css).not.toContain('.moto-color2');
    const classes = colorClasses(design.colors);
    expect(classes).toContain('.moto-color2_4{color:var(--moto-color2_4)}');
    expect(classes).toContain('.moto-bg-color2{background-color:var(--moto-color2)}');
    expect(classes).toContain('.moto-color_custom1{color:var(--moto-color_custom1)}');
    const html =
      '<i class="moto-bg-color_custom1">a</i> <i class="b moto-color2_4">--moto-color3</i>';
    expect(usedColorClasses(html)).toBe(
      '@layer design{.moto-color2_4{color:var(--moto-color2_4)}.moto-bg-color2_4{background-color:var(--moto-color2_4)}.moto-color_custom1{color:var(--moto-color_custom1)}.moto-bg-color_custom1{background-color:var(--moto-color_custom1)}}',
    );
    expect(usedColorClasses('<p class="moto-text_normal">')).toBe('');
  });

  it('has text styles with device overrides and links', () => {
    has(
      '.moto-text_system_3{font-family:"Manrope",sans-serif;color:var(--moto-text);font-weight:700;font-size:3.25rem;line-height:1.1;letter-spacing:-1px;--moto-letter-spacing:-0.019em}',
    );
    has(
      '@media (max-width:767px){.moto-text_system_3{font-size:2.5rem;--moto-letter-spacing:-0.025em}}',
    );
    has('.moto-text_system_3 a{color:var(--moto-color1);text-decoration:none}');
    has('.moto-text_system_3 a:hover{text-decoration:underline}');
  });

  it('has background styles', () => {
    has(
      '.moto-background_night{--moto-background_night:var(--moto-inv);background-color:var(--moto-inv);',
    );
    has('url("/uploads/7.webp")');
    has('background-size:auto,cover;background-position:left top,center center;');
  });
});

describe('values', () => {
  const hostile = [
    'red;}</style><script>',
    'url(//evil)',
    '@import "x"',
    'expression(alert(1))',
    '#fff',
    'color6',
    'color1_6',
    'color_custom21',
    'color1;',
    '#123456;',
    '#123456\n',
    'var(--x)',
    '',
  ];

  it.each(hostile)('reject %j as a color', (value) => {
    expect(ColorValue.safeParse(value).success).toBe(false);
    expect(ColorTheme.safeParse({ ...DEFAULT_COLORS, more: [value] }).success).toBe(false);
    const roles = { bg: value };
    expect(ColorTheme.safeParse({ ...DEFAULT_COLORS, roles }).success).toBe(false);
  });

  it.each([
    '#123456',
    '#12345678',
    'color1',
    'color5_5',
    'color_custom20',
    'on_primary',
    'transparent',
  ])('accept %j', (value) => expect(ColorValue.parse(value)).toBe(value));

  it('reject fonts, names, and numbers that could break out of a declaration', () => {
    const parts = [
      { class_name: 'x" onmouseover=' },
      { class_name: 'a b' },
      { properties: { desktop: { font_family: 'a";}</style>' } } },
      { properties: { desktop: { font_family: 'a,b' } } },
      { properties: { desktop: { font_size: '12px;}' } } },
      { properties: { desktop: { font_size: Number.POSITIVE_INFINITY } } },
      { properties: { desktop: { text_transform: 'none;}' } } },
      { properties: { desktop: { foo: 1 } } },
    ];
    for (const part of parts) {
      expect(StyleFields.safeParse({ ...heading, ...part }).success).toBe(false);
    }
    const values = { ...DEFAULT_VALUES, grid: { column_spacing: 51, row_width: 1200 } };
    expect(SiteDesign.safeParse({ values }).success).toBe(false);
  });

  it('never break out of quotes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cssString(text)).toMatch(/^"[^"\n\r\f<>{};']*"$/);
      }),
    );
    expect(cssString('a"b')).toBe('"a\\22 b"');
    expect(cssColor('surface_2')).toBe('var(--moto-surface-2)');
  });
});

describe('roles', () => {
  it('are derived from any main colors with readable text', () => {
    const color = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(fc.array(color, { minLength: 5, maxLength: 5 }), (main) => {
        const theme = ColorTheme.parse({ main });
        const hex = (value: string) => resolveColor(theme, value) ?? '';
        const ratio = (text: string, ground: string) => contrastRatio(hex(text), hex(ground));
        for (const ground of ['bg', 'surface', 'surface_2']) {
          expect(ratio('text', ground)).toBeGreaterThanOrEqual(4.5);
        }
        const pairs = [
          ['muted', 'bg'],
          ['muted', 'surface'],
          ['link', 'bg'],
          ['link', 'surface'],
          ['on_primary', 'primary'],
          ['on_accent', 'accent'],
          ['inv_text', 'inv'],
          ['inv_muted', 'inv'],
          ['inv_accent', 'inv'],
        ] as const;
        for (const [text, ground] of pairs) {
          expect(ratio(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
        }
        expect(ratio('border_strong', 'bg')).toBeGreaterThanOrEqual(3);
      }),
    );
  });

  it('can be set', () => {
    const theme = ColorTheme.parse({ ...DEFAULT_COLORS, roles: { bg: '#0E0D13', text: 'color5' } });
    expect(colorRoles(theme)).toMatchObject({ bg: '#0E0D13', text: 'color5', primary: 'color1' });
    expect(resolveColor(theme, 'text')).toBe('#e3ecf0');
    expect(resolveColor(theme, 'color_custom1')).toBeNull();
    expect(resolveColor(theme, 'transparent')).toBe('#00000000');
  });
});

test('a background style keeps its image in a variable, for colors on hover', () => {
  const [, image = ''] = /background-image:([^;}]*)/.exec(css) ?? [];
  expect(image).toContain('/uploads/7.webp');
  has(`--moto-image:${image}`);
});

describe('backgroundDeclarations', () => {
  it('defaults to original size, left top, not repeated, scrolling', () => {
    expect(backgroundDeclarations({ image_id: 1 }, () => '/a.png')).toEqual({
      'background-image': 'url("/a.png")',
      'background-size': 'auto',
      'background-position': 'left top',
      'background-repeat': 'no-repeat',
      'background-attachment': 'scroll',
    });
  });

  it('leaves out a deleted image', () => {
    const background = Background.parse({ image_id: 1, color: 'bg' });
    expect(backgroundDeclarations(background, () => null)).toEqual({
      'background-color': 'var(--moto-bg)',
    });
  });

  it('has radial gradients and middle colors', () => {
    const css = (gradient: Background['gradient']) =>
      backgroundDeclarations(Background.parse({ gradient }), () => null)['background-image'];
    const ends = { angle: 90, from: 'bg', to: '#ffffff' };
    expect(css(ends)).toBe('linear-gradient(90deg,var(--moto-bg),#ffffff)');
    expect(css({ ...ends, via: 'primary' })).toBe(
      'linear-gradient(90deg,var(--moto-bg),var(--moto-primary),#ffffff)',
    );
    expect(css({ ...ends, shape: 'radial' })).toBe('radial-gradient(var(--moto-bg),#ffffff)');
  });

  it('escapes URLs', () => {
    const { 'background-image': image } = backgroundDeclarations({ image_id: 1 }, () => '/a").x{}');
    expect(image).toBe('url("/a\\22 ).x\\7b \\7d ")');
  });
});

describe('a background style with an element of its own', () => {
  const night = (properties: Background): StyleFields => ({
    ...{ type: 'background', name: 'Night', class_name: 'night' },
    ...{ is_system: 0, is_responsive: 1, properties },
  });
  const css = (properties: Background) =>
    siteStylesheet(SiteDesign.parse({ styles: [night(properties)] }), () => '/a.png');

  it('has its color, if it has one, as a variable too, for widgets whose preset has another', () => {
    expect(css({ color: 'inv' })).toContain(
      '.moto-background_night{--moto-background_night:var(--moto-inv);background-color:var(--moto-inv)}',
    );
    expect(css({ image_id: 1 })).not.toContain('--moto-background_night');
  });

  it('moves its image in a layer, above its color', () => {
    const moving = css({ image_id: 1, color: 'inv', is_parallax: true });
    expect(moving).toContain(
      '.moto-background_night{--moto-background_night:var(--moto-inv);background-color:var(--moto-inv)}',
    );
    for (const selector of ['>.moto-background-layer>div', ':not(:has(>.moto-background-layer))']) {
      const image = `}.moto-background_night${selector}{background-image:url("/a.png")`;
      expect(moving).toContain(image);
    }
  });

  it('has the color and the overlay of a video, but neither the video nor its poster', () => {
    const overlay = { color: 'inv', opacity: 40 } as const;
    const properties: Background = { image_id: 1, video_id: 2, color: 'bg', overlay };
    const own = css(properties);
    expect(own).toContain(
      '.moto-background_night{--moto-background_night:var(--moto-bg);background-color:var(--moto-bg)}',
    );
    expect(own).toContain(
      '.moto-background_night>.moto-background-layer::after{background-color:var(--moto-inv);opacity:0.4}',
    );
    expect(own).not.toContain('/a.png');
    expect(layeredBackgrounds([{ class_name: 'night', properties }])).toEqual([
      { class_name: 'night', image_id: 1, video_id: 2 },
    ]);
  });

  it('needs an image that is not fixed for parallax', () => {
    for (const other of [{ color: 'inv' }, { image_id: 1, is_fixed: true }]) {
      expect(css({ ...other, is_parallax: true })).not.toContain('moto-background-layer');
      const properties = { ...other, is_parallax: true };
      expect(layeredBackgrounds([{ class_name: 'night', properties }])).toEqual([]);
    }
  });
});

describe('class names', () => {
  it('of spacings end with the device after an underscore', () => {
    const spacing = {
      top: { desktop: 'small', mobile_h: 'none' },
      left: { tablet: 'auto' },
    } as const;
    expect(spacingClasses(spacing)).toEqual([
      'moto-spacing-top-small',
      'moto-spacing-top-none_mobile-h',
      'moto-spacing-left-auto_tablet',
    ]);
  });

  it('of presets also select the widget', () => {
    expect(presetSelector({ widget_name: 'grid_gallery', class_name: 'wide' })).toBe(
      '.moto-widget-grid-gallery.moto-preset-wide',
    );
  });
});
