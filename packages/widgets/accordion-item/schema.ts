import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { iconValue } from '../kit/icons.tsx';
import { commonOptions } from '../kit/options/common.ts';
import { singleLine } from '../kit/values/values.ts';

export const DEFAULT_TITLE = 'Title';

const properties = z.strictObject({
  ...commonOptions,
  /** If blank, the default is shown, because screen readers need a name. */
  title: singleLine(255).default(DEFAULT_TITLE),
  /** Shown next to the title. */
  icon: iconValue().nullable().default(null),
  /** Whether the item is open initially. */
  is_open: z.boolean().default(false),
});

export type AccordionItemProperties = z.infer<typeof properties>;

/** An accordion item: a title and collapsible content. */
export const schema = defineWidget({
  name: 'accordion_item',
  category: 'basic',
  order: 51,
  properties,
  children: { accepts: 'any', rejects: ['section', 'column', 'block'] },
  parents: ['accordion'],
  allowed: true,
});
