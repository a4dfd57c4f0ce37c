import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { iconValue } from '../kit/icons.tsx';
import { commonOptions } from '../kit/options/common.ts';
import { line } from '../kit/values/values.ts';

export const DEFAULT_TITLE = 'Title';

const properties = z.strictObject({
  ...commonOptions,
  /** Blank, it shows as the default: without a name the item couldn’t be found by screen readers. */
  title: line(255).default(DEFAULT_TITLE),
  /** Beside the title. */
  icon: iconValue().nullable().default(null),
  /** Open before a visitor has done anything. */
  is_open: z.boolean().default(false),
});

export type AccordionItemProperties = z.infer<typeof properties>;

/** A title with what it unfolds. */
export const schema = defineWidget({
  name: 'accordion_item',
  category: 'basic',
  order: 51,
  properties,
  children: { accepts: 'any', rejects: ['section', 'column', 'block'] },
  parents: ['accordion'],
  allowed: true,
});
