import { InjectedCode } from '@plinth/model';
import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { frameOptions } from '../kit/options/box.ts';
import { commonOptions } from '../kit/options/common.ts';
import { responsive } from '../kit/values/responsive.ts';
import { lengthValue } from '../kit/values/values.ts';
import { rules } from './rules.ts';

export const EMBED_OVERFLOWS = ['visible', 'hidden', 'auto'] as const;

const properties = z.strictObject({
  ...commonOptions,
  ...frameOptions,
  /**
   * Custom HTML of the owner, at most 64 KiB. Printed unchanged because owners are trusted, but for
   * what is left open.
   */
  code: InjectedCode.default(''),
  height: responsive(
    lengthValue({ px: { min: 1, max: 5000 }, vh: { min: 1, max: 200 } }).nullable(),
    null,
  ),
  overflow: z.enum(EMBED_OVERFLOWS).default('visible'),
});

export type HtmlEmbedProperties = z.infer<typeof properties>;

/** Code of third-party services, such as booking calendars, counters, and maps. */
export const schema = defineWidget({ ...rules, properties });
