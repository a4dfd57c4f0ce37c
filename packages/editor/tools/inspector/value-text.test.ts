import type { Translate } from '@plinth/i18n';
import type { PropertyValue } from '@plinth/model';
import type { Control } from '@plinth/widgets/inspectors';
import { expect, test } from 'vitest';
import { valueText } from './value-text.ts';

const t: Translate = (key) => key;

const base = { path: 'x', label: 'WIDGET.OPTION.ALIGN' } as const;

const text: Control = { ...base, kind: 'text', maxLength: 10 };
const number: Control = { ...base, kind: 'number', min: 0, max: 9, unit: 'px' };
const slider: Control = { ...base, kind: 'slider', min: 0, max: 9 };
const select: Control = {
  ...base,
  kind: 'select',
  options: [{ value: true, label: 'EDITOR.MIXED' }],
};

test.each<[string, Control, PropertyValue, string]>([
  ['a text as it is', text, 'Hello', 'Hello'],
  ['nothing', text, '', 'EDITOR.VALUE.NONE'],
  ['a number with its unit', number, 4, '4 px'],
  ['a number without one', slider, 4, '4'],
  ['a choice by its label', select, true, 'EDITOR.MIXED'],
  ['a choice that is gone as it was stored', select, 'old', 'old'],
  ['a switch', { ...base, kind: 'switch' }, true, 'EDITOR.ON'],
  ['values with parts', { ...base, kind: 'shadow' }, { x: 1 }, 'EDITOR.SET'],
  ['a color by its value', { ...base, kind: 'color' }, '#0a0b0c', '#0a0b0c'],
])('tells %s', (_, control, value, expected) => {
  expect(valueText(t, control, value)).toBe(expected);
});
