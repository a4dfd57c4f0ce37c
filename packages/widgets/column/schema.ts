import { LinkAction } from '@plinth/model';
import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { boxOptions } from '../kit/options/box.ts';
import { commonOptions } from '../kit/options/common.ts';
import { responsive } from '../kit/values/responsive.ts';
import { integer, singleLine } from '../kit/values/values.ts';
import { rules } from './rules.ts';

const properties = z.strictObject({
  ...commonOptions,
  ...boxOptions,
  /** Columns of the 12-column grid. */
  width: responsive(integer(1, 12), 12),
  /** Makes the whole column a link. */
  link: LinkAction.default({ action: 'none' }),
  /** Accessible name of the link. */
  link_label: singleLine(255).default(''),
});

export type ColumnProperties = z.infer<typeof properties>;

export const schema = defineWidget({ ...rules, properties });
