import { presetRef, Spacing } from '@plinth/model';
import { z } from 'zod';
import { responsive } from '../values/responsive.ts';
import { line } from '../values/values.ts';
import { animationOption } from './animation.ts';

export const ALIGNMENTS = ['auto', 'left', 'center', 'right'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

const shown = z.boolean().default(true);

/**
 * The options that every widget has. Spread into each widget's schema:
 * `z.strictObject({ ...commonOptions, label: … })`.
 */
export const commonOptions = {
  preset: presetRef().default('default'),
  /** The widget's name in the editor's layers; visitors never see it. */
  layer_name: line(100).default(''),
  /** The owner keeps it from being moved or deleted by mistake; visitors never notice. */
  is_locked: z.boolean().default(false),
  /** The `id` that links with an anchor jump to. */
  anchor: z
    .string()
    .regex(/^(?:[A-Za-z][A-Za-z0-9_-]{0,63})?$/, 'valueInvalid')
    .default(''),
  spacing: Spacing.default({}),
  /** `auto`: as in the parent. */
  align: responsive(z.enum(ALIGNMENTS), 'auto'),
  /** Each device for itself: nothing is inherited. */
  visibility: z
    .strictObject({ desktop: shown, tablet: shown, mobile_h: shown, mobile_v: shown })
    .prefault({}),
  animation: animationOption,
};

const schema = z.strictObject(commonOptions);

/** What `commonStyle` and `commonClasses` read; every widget's properties contain it. */
export type CommonProperties = z.infer<typeof schema>;
