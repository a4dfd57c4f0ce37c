import type { MessageKey } from '@plinth/i18n';
import { FONT_SIZES } from '../options/font.ts';
import { LETTER_CASES } from '../options/letter-case.ts';
import { optionsOf } from './common-groups.ts';
import type { Control } from './control.ts';

const WEIGHTS = [null, 300, 400, 500, 600, 700, 800] as const;

type FontLabels = {
  readonly size: MessageKey<'widgets'>;
  readonly weight: MessageKey<'widgets'>;
  readonly letterCase: MessageKey<'widgets'>;
};

const LABELS: FontLabels = {
  size: 'WIDGET.OPTION.FONT_SIZE',
  weight: 'WIDGET.OPTION.FONT_WEIGHT',
  letterCase: 'WIDGET.OPTION.LETTER_CASE',
};

const weightAndCase = (prefix: string, labels: FontLabels): readonly Control[] => [
  {
    kind: 'select',
    path: `${prefix}font_weight`,
    label: labels.weight,
    synonyms: 'WIDGET.OPTION_SYNONYMS.FONT_WEIGHT',
    options: optionsOf('WIDGET.FONT_WEIGHT', WEIGHTS),
  },
  {
    kind: 'select',
    path: `${prefix}letter_case`,
    label: labels.letterCase,
    options: optionsOf('WIDGET.LETTER_CASE', [null, ...LETTER_CASES]),
  },
];

/** Font weight and text transform. Unset values inherit from the theme. */
export const fontControls = weightAndCase('', LABELS);

/** Controls for `fontOptions`, which are at `prefix`. */
export const wholeFontControls = (
  prefix: '' | `${string}.` = '',
  labels: FontLabels = LABELS,
): readonly Control[] => [
  {
    kind: 'number',
    path: `${prefix}font_size`,
    label: labels.size,
    synonyms: 'WIDGET.OPTION_SYNONYMS.FONT_SIZE',
    ...FONT_SIZES,
    unit: 'px',
    isOptional: true,
  },
  ...weightAndCase(prefix, labels),
];
