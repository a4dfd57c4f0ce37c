import { LETTER_CASES } from '../options/letter-case.ts';
import { optionsOf } from './common-groups.ts';
import type { Control } from './control.ts';

const WEIGHTS = [null, 300, 400, 500, 600, 700, 800] as const;

/** Font weight and text transform. Unset values inherit from the theme. */
export const fontControls: readonly Control[] = [
  {
    kind: 'select',
    path: 'font_weight',
    label: 'WIDGET.OPTION.FONT_WEIGHT',
    options: optionsOf('WIDGET.FONT_WEIGHT', WEIGHTS),
  },
  {
    kind: 'select',
    path: 'letter_case',
    label: 'WIDGET.OPTION.LETTER_CASE',
    options: optionsOf('WIDGET.LETTER_CASE', [null, ...LETTER_CASES]),
  },
];
