import { z } from 'zod';
import { optionalColor, optionalInteger, singleLine } from '../values/values.ts';
import { frameOptions } from './box.ts';
import { commonOptions } from './common.ts';

export const MAX_FORM_LABEL = 255;
export const MAX_FORM_MESSAGE = 500;

const buttonColors = { button_text_color: optionalColor(), button_color: optionalColor() };

/** Options of widgets that visitors fill in and send. */
export const formOptions = {
  ...commonOptions,
  ...frameOptions,
  /** If blank, a text in the page’s language. */
  button_label: singleLine(MAX_FORM_LABEL).default(''),
  /** Whether labels are shown. If not, they are in empty fields. */
  has_labels: z.boolean().default(true),
  is_wide_button: z.boolean().default(false),
  /** Space between fields in px. */
  gap: optionalInteger(0, 100),
  radius: optionalInteger(0, 50),
  text_color: optionalColor(),
  field_text_color: optionalColor(),
  field_color: optionalColor(),
  border_color: optionalColor(),
  ...buttonColors,
  hover: z.strictObject(buttonColors).prefault({}),
};

const schema = z.strictObject(formOptions);

export type FormOptions = z.infer<typeof schema>;
