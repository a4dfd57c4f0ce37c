import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { boxOptions } from '../kit/options/box.ts';
import { commonOptions } from '../kit/options/common.ts';
import { stickyOption } from '../kit/options/sticky.ts';
import { rules } from './rules.ts';

const { anchor: _unused, ...options } = commonOptions;

const properties = z.strictObject({ ...options, ...boxOptions, sticky: stickyOption });

export type SectionProperties = z.infer<typeof properties>;

/** The root of every document: a page's header, content, or footer, or a popup's content. */
export const schema = defineWidget({ ...rules, properties });
