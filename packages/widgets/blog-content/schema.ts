import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { frameOptions } from '../kit/options/box.ts';
import { commonOptions } from '../kit/options/common.ts';
import { rules } from './rules.ts';

const properties = z.strictObject({ ...commonOptions, ...frameOptions });

export type BlogContentProperties = z.infer<typeof properties>;

/** Where the template of posts shows what each post contains. */
export const schema = defineWidget({ ...rules, properties });
