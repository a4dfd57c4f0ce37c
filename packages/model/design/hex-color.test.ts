import { expect, test } from 'vitest';
import { hexColor } from './hex-color.ts';

test.each([
  ['#b8743a', '#b8743a'],
  ['B8743A', '#b8743a'],
  [' #b8743a ', '#b8743a'],
  ['#f0c', '#ff00cc'],
  ['rgb(184, 116, 58)', '#b8743a'],
  ['rgb(184 116 58)', '#b8743a'],
  ['hsl(120, 100%, 25%)', '#008000'],
  ['hsl(120deg 100% 25%)', '#008000'],
  ['RebeccaPurple', '#663399'],
  ['oklch(0.7 0.4 30)', '#ff6551'],
])('%s is a color', (text, color) => expect(hexColor(text)).toBe(color));

test.each([
  ...['', '#', '#b8743', 'reddish', '#gggggg', 'rgb(184, 116', 'var(--x)', 'inherit', '12'],
  ...['#b8743a80', 'rgb(184 116 58 / 50%)', 'transparent'],
])('%s is none', (text) => expect(hexColor(text)).toBeNull());

test.each([
  ['#b8743a80', '#b8743a80'],
  ['rgba(184, 116, 58, 0.5)', '#b8743a80'],
  ['hsl(120 100% 25% / 0.5)', '#00800080'],
  ['#b8743aff', '#b8743a'],
])('%s may have an alpha', (text, color) => expect(hexColor(text, { hasAlpha: true })).toBe(color));
