import { colorChannels } from './color-formats.ts';

export type ColorWord =
  | 'black'
  | 'blue'
  | 'brown'
  | 'gold'
  | 'gray'
  | 'green'
  | 'orange'
  | 'pink'
  | 'purple'
  | 'red'
  | 'teal'
  | 'white'
  | 'yellow';

export type ColorWords = {
  readonly word: ColorWord;
  readonly shade: 'dark' | 'light' | null;
};

/** Words for hues in degrees, each up to its limit. */
const HUES: readonly (readonly [below: number, word: ColorWord])[] = [
  [12, 'red'],
  [38, 'orange'],
  [65, 'yellow'],
  [168, 'green'],
  [195, 'teal'],
  [255, 'blue'],
  [290, 'purple'],
  [342, 'pink'],
  [361, 'red'],
];

/** Lightness in percent. */
const LIMITS = {
  black: 7,
  dark: 35,
  brown: 40,
  burgundy: 40,
  gold: 62,
  light: 72,
  white: 95,
} as const;

/** Saturation in percent below which a color has no hue. */
const MIN_SATURATION = 12;

function wordOf(hue: number, lightness: number): ColorWord {
  const word = HUES.find(([below]) => hue < below)?.[1] ?? 'red';
  // Dark pinks near red, such as burgundy, are reds to most people.
  if (word === 'pink' && hue > 320 && lightness < LIMITS.burgundy) return 'red';
  if (word === 'orange' && lightness < LIMITS.brown) return 'brown';
  return word === 'yellow' && lightness < LIMITS.gold && hue < 55 ? 'gold' : word;
}

/** What people call a color: “dark green”. */
export function colorWords(hex: string): ColorWords {
  const [hue, saturation, lightness] = colorChannels(hex, 'hsl');
  if (lightness < LIMITS.black) return { word: 'black', shade: null };
  if (lightness > LIMITS.white) return { word: 'white', shade: null };
  const word = saturation < MIN_SATURATION ? 'gray' : wordOf(hue, lightness);
  if (word === 'brown') return { word, shade: null };
  if (lightness < LIMITS.dark) return { word, shade: 'dark' };
  return { word, shade: lightness > LIMITS.light ? 'light' : null };
}
