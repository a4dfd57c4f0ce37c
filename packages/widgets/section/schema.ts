import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { boxOptions } from '../kit/options/box.ts';
import { commonOptions } from '../kit/options/common.ts';
import { stickyOption } from '../kit/options/sticky.ts';

const { anchor: _unused, ...options } = commonOptions;

const properties = z.strictObject({ ...options, ...boxOptions, sticky: stickyOption });

export type SectionProperties = z.infer<typeof properties>;

/** The root of every document: a page's header, content, or footer, or a popup's content. */
export const schema = defineWidget({
  name: 'section',
  category: 'structure',
  order: 10,
  properties,
  children: { accepts: 'any', rejects: ['section', 'column'] },
  parents: [],
  allowed: true,
  removable: false,
  duplicable: false,
});
