import { DEFAULT_PRESET, NEEDED_FACTS, presetRef, Spacing } from '@plinth/model';
import { z } from 'zod';
import { responsive } from '../values/responsive.ts';
import { singleLine } from '../values/values.ts';
import { animationOption } from './animation.ts';

export const ALIGNMENTS = ['auto', 'left', 'center', 'right'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

const visible = z.boolean().default(true);

/**
 * Options of every widget. Spread them into the widget's schema: `z.strictObject({
 * ...commonOptions, label: … })`.
 */
export const commonOptions = {
  preset: presetRef().default(DEFAULT_PRESET),
  /** The widget's name in the editor's layers. */
  layer_name: singleLine(100).default(''),
  /** Locked against accidental moves and deletion in the editor. */
  is_locked: z.boolean().default(false),
  /** The `id` that anchor links jump to. */
  anchor: z
    .string()
    .regex(/^(?:[A-Za-z][A-Za-z0-9_-]{0,63})?$/, 'valueInvalid')
    .default(''),
  spacing: Spacing.default({}),
  /** `auto` inherits from the parent. */
  align: responsive(z.enum(ALIGNMENTS), 'auto'),
  /** Set separately per device, without inheritance. */
  visibility: z
    .strictObject({ desktop: visible, tablet: visible, mobile_h: visible, mobile_v: visible })
    .prefault({}),
  /** Visitors see the widget only if the site has one of these. Empty: always. */
  needed_facts: z.array(z.enum(NEEDED_FACTS)).max(NEEDED_FACTS.length).default([]),
  animation: animationOption,
};

const schema = z.strictObject(commonOptions);

/** The common part of every widget's properties. */
export type CommonProperties = z.infer<typeof schema>;
