import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { boxOptions } from '../kit/options/box.ts';
import { commonOptions } from '../kit/options/common.ts';
import { stickyOption } from '../kit/options/sticky.ts';
import { rules } from './rules.ts';

const properties = z.strictObject({ ...commonOptions, ...boxOptions, sticky: stickyOption });

export type ContainerProperties = z.infer<typeof properties>;

/** A box around other widgets, such as a card or toolbar. Can be sticky. */
export const schema = defineWidget({ ...rules, properties });
