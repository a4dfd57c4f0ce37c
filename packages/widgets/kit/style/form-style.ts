import type { FormOptions } from '../options/form.ts';
import type { StyleRule } from '../view.ts';
import { frameStyle } from './box-style.ts';
import { color, px, rule } from './declarations.ts';

const form = '>.moto-form';
const field = `${form} :is(input:not([type=checkbox],[type=radio]),select,textarea)`;
const button = `${form} button`;

/** Rules for `formOptions`. */
export const formStyle = (properties: FormOptions): readonly StyleRule[] => [
  ...frameStyle(properties.frame),
  ...rule(
    { '--moto-form-gap': px(properties.gap), color: color(properties.text_color) },
    { part: form },
  ),
  ...rule(
    {
      'border-radius': px(properties.radius),
      'border-color': color(properties.border_color),
      'background-color': color(properties.field_color),
      color: color(properties.field_text_color),
    },
    { part: field },
  ),
  ...rule(
    {
      'border-radius': px(properties.radius),
      'background-color': color(properties.button_color),
      color: color(properties.button_text_color),
    },
    { part: button },
  ),
  ...rule(
    {
      'background-color': color(properties.hover.button_color),
      color: color(properties.hover.button_text_color),
    },
    { part: button, state: 'hover' },
  ),
];
