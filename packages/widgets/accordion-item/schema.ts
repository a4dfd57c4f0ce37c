import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { iconValue } from '../kit/icons.tsx';
import { commonOptions } from '../kit/options/common.ts';
import { singleLine } from '../kit/values/values.ts';
import { rules } from './rules.ts';

const properties = z.strictObject({
  ...commonOptions,
  /** If blank, a word of the page's language is shown, because screen readers need a name. */
  title: singleLine(255).default(''),
  /** Shown next to the title. */
  icon: iconValue().nullable().default(null),
  /** Whether the item is open initially. */
  is_open: z.boolean().default(false),
});

export type AccordionItemProperties = z.infer<typeof properties>;

/** An accordion item: a title and collapsible content. */
export const schema = defineWidget({ ...rules, properties });
