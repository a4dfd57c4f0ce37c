import { z } from 'zod';
import { optionalColor, singleLine } from '../values/values.ts';
import { frameOptions } from './box.ts';
import { commonOptions } from './common.ts';
import { fontOptions } from './font.ts';

/** Options of widgets that show one fact of their post in a line. */
export const postMetaOptions = {
  ...commonOptions,
  ...frameOptions,
  has_meta_icon: z.boolean().default(true),
  /** Text before the fact, such as “By”. */
  prefix: singleLine(100).default(''),
  ...fontOptions,
  text_color: optionalColor(),
  icon_color: optionalColor(),
};

const schema = z.strictObject(postMetaOptions);

export type PostMetaOptions = z.infer<typeof schema>;
