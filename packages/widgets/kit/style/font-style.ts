import type { FontProperties } from '../options/font.ts';
import { type Declarations, px } from './declarations.ts';

/** The declarations of `fontOptions`. */
export const fontCss = ({ font_size, font_weight, letter_case }: FontProperties): Declarations => ({
  'font-size': px(font_size),
  'font-weight': font_weight?.toString() ?? null,
  'text-transform': letter_case,
  'letter-spacing': letter_case === 'uppercase' ? '.06em' : null,
});
