import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { iconValue } from '../kit/icons.tsx';
import { formOptions, MAX_FORM_LABEL } from '../kit/options/form.ts';
import { optionalInteger, singleLine } from '../kit/values/values.ts';
import { rules } from './rules.ts';

export const SEARCH_BUTTONS = ['text', 'icon', 'icon_text', 'none'] as const;
export const MAX_PLACEHOLDER = 100;

const properties = z.strictObject({
  ...formOptions,
  /** If blank, a text in the page’s language. Screen readers read it even if it isn’t shown. */
  label: singleLine(MAX_FORM_LABEL).default(''),
  /** If blank, the label, unless that is shown. */
  placeholder: singleLine(MAX_PLACEHOLDER).default(''),
  has_labels: z.boolean().default(false),
  /** What the button shows. Without a button, Enter searches. */
  button: z.enum(SEARCH_BUTTONS).default('icon'),
  /** Null: a magnifier. */
  icon: iconValue().nullable().default(null),
  /** In px. */
  max_width: optionalInteger(120, 1200),
});

export type SearchProperties = z.infer<typeof properties>;

/** Searches the site. */
export const schema = defineWidget({ ...rules, properties });
