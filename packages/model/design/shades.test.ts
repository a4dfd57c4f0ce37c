import { describe, expect, it } from 'vitest';
import { blend, contrastGrade, contrastRatio } from './contrast.ts';
import { colorShades } from './shades.ts';

const upper = (base: string) => colorShades(base).map((shade) => shade.toUpperCase());

/** Fully and half saturated colors of every hue, in 20 lightness steps, as `#rrggbb`. */
function* everyHue(): Generator<string> {
  for (let hue = 0; hue < 360; hue += 3) {
    for (let lightness = 5; lightness < 100; lightness += 5) {
      for (const saturation of [100, 50]) yield hslHex(hue, saturation, lightness);
    }
  }
}

function hslHex(hue: number, saturation: number, lightness: number): string {
  const reach = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    const value = lightness / 100 - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

describe('colorShades', () => {
  it('generates the expected shades', () => {
    expect(upper('#0B6E7F')).toEqual(['#EEF7F9', '#CFE6EC', '#9FCDD8', '#005D6C', '#00343E']);
    expect(upper('#F2683C')).toEqual(['#FFF2EE', '#FFD7CB', '#FFAD93', '#912900', '#551300']);
  });

  it('generates five distinct colors from light to dark with readable contrast', () => {
    for (const base of everyHue()) {
      const shades = colorShades(base);
      const [first = '', , third = '', fourth = '', fifth = ''] = shades;
      expect(new Set(shades).size, base).toBe(5);
      expect(shades.every((shade) => /^#[0-9a-f]{6}$/.test(shade))).toBe(true);
      const onWhite = shades.map((shade) => contrastRatio(shade, '#ffffff'));
      expect(onWhite, base).toEqual(onWhite.toSorted((a, b) => a - b));
      expect(contrastRatio(fourth, first), base).toBeGreaterThanOrEqual(5.6);
      expect(contrastRatio(fifth, first), base).toBeGreaterThanOrEqual(5.6);
      expect(contrastRatio(fifth, third), base).toBeGreaterThanOrEqual(4.9);
    }
  });

  it('replaces a step that is too close to the base color', () => {
    const usual = upper('#808080');
    expect(usual).toEqual(['#F5F5F5', '#E1E1E1', '#C4C4C4', '#525252', '#2E2E2E']);
    expect(upper('#E3E3E3')).toEqual(['#F5F5F5', '#C4C4C4', '#9E9E9E', '#525252', '#2E2E2E']);
    expect(upper('#505050')).toEqual(['#F5F5F5', '#E1E1E1', '#C4C4C4', '#2E2E2E', '#161616']);
  });

  it('keeps grays gray', () => {
    for (const shade of colorShades('#808080')) {
      expect(shade.slice(1, 3)).toBe(shade.slice(3, 5));
      expect(shade.slice(3, 5)).toBe(shade.slice(5, 7));
    }
    expect(colorShades('#000000')).toHaveLength(5);
    expect(colorShades('#ffffff')).toHaveLength(5);
  });
});

describe('contrastRatio', () => {
  it('matches WCAG 2', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrastRatio('#ffffff', '#ffffff')).toBe(1);
  });

  it('blends transparent colors with the background', () => {
    expect(blend('#00000080', '#ffffff')).toBe('#7f7f7f');
    expect(contrastRatio('#00000000', '#ffffff')).toBe(1);
  });

  it('is graded', () => {
    expect([7, 4.5, 3, 2.9].map(contrastGrade)).toEqual(['AAA', 'AA', 'large', 'fail']);
  });
});
