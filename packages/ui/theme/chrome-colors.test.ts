import { luminance } from '@mantine/core';
import { describe, expect, it } from 'vitest';
import { type ChromeColors, DARK_CHROME, LIGHT_CHROME } from './chrome-colors.ts';

/** WCAG contrast of two opaque colors, 1 to 21. */
const contrast = (one: string, other: string): number => {
  const values = [luminance(one), luminance(other)];
  return (Math.max(...values) + 0.05) / (Math.min(...values) + 0.05);
};

type Pair = readonly [front: keyof ChromeColors, back: keyof ChromeColors];

const GROUNDS = ['ground', 'surface', 'sunken'] as const;

const TEXT_PAIRS: readonly Pair[] = [
  ...GROUNDS.flatMap((back): Pair[] => [
    ['text', back],
    ['muted', back],
    ['primary', back],
    ['danger', back],
    ['success', back],
    ['warning', back],
    ['siteWide', back],
    ['setHere', back],
  ]),
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['onSuccess', 'success'],
  ['onWarning', 'warning'],
  ['primary', 'primarySoft'],
  ['danger', 'dangerSoft'],
  ['success', 'successSoft'],
  ['warning', 'warningSoft'],
  ['text', 'primarySoft'],
  ['text', 'dangerSoft'],
];

describe.each([
  ['light', LIGHT_CHROME],
  ['dark', DARK_CHROME],
] as const)('%s panel colours', (_name, colors) => {
  it.each(TEXT_PAIRS)('%s is readable on %s', (front, back) => {
    expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(GROUNDS)('input borders stand out from %s', (back) => {
    expect(contrast(colors.inputBorder, colors[back])).toBeGreaterThanOrEqual(3);
  });
});
