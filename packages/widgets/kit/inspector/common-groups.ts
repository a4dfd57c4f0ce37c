import { type KeyPart, keyPart } from '@plinth/i18n';
import { NEEDED_FACTS, SPACING_SIDES } from '@plinth/model';
import { ANIMATIONS } from '../options/animation.ts';
import { ALIGNMENTS } from '../options/common.ts';
import type { Control, ControlOf, DesignGroup } from './control.ts';

type Option = string | number | null;
type OptionPart<Value extends Option> = KeyPart<Value extends null ? 'default' : `${Value}`>;

/** Select options labeled `{prefix}.{VALUE}`, or `{prefix}.DEFAULT` for null. */
export const optionsOf = <const Prefix extends string, const Value extends Option>(
  prefix: Prefix,
  values: readonly Value[],
) =>
  values.map((value) => ({
    value,
    label: `${prefix}.${keyPart(`${value ?? 'default'}`) as OptionPart<Value>}` as const,
  }));

const isAnimated = { path: 'animation.name', is: ANIMATIONS.filter((name) => name !== 'none') };

/** Spacing on the four sides of the widget. */
export const spacingControl = {
  kind: 'spacing',
  path: 'spacing',
  label: 'WIDGET.OPTION.SPACING',
  synonyms: 'WIDGET.OPTION_SYNONYMS.SPACING',
  perDevice: true,
  devicePaths: SPACING_SIDES.map((side) => `spacing.${side}`),
} as const satisfies ControlOf<'spacing'>;

/** Controls for `commonOptions`, by group. */
export const commonGroups: { readonly [G in DesignGroup]?: readonly Control[] } = {
  preset: [
    {
      kind: 'preset',
      path: 'preset',
      label: 'WIDGET.OPTION.PRESET',
      synonyms: 'WIDGET.OPTION_SYNONYMS.PRESET',
    },
  ],
  layout: [
    {
      kind: 'segmented',
      path: 'align',
      label: 'WIDGET.OPTION.ALIGN',
      synonyms: 'WIDGET.OPTION_SYNONYMS.ALIGN',
      perDevice: true,
      options: optionsOf('WIDGET.ALIGN', ALIGNMENTS),
      inherit: { value: 'auto', css: 'text-align' },
    },
  ],
  spacing: [spacingControl],
  animation: [
    {
      kind: 'select',
      path: 'animation.name',
      label: 'WIDGET.OPTION.ANIMATION',
      synonyms: 'WIDGET.OPTION_SYNONYMS.ANIMATION',
      options: optionsOf('WIDGET.ANIMATION', ANIMATIONS),
    },
    {
      kind: 'number',
      path: 'animation.duration',
      label: 'WIDGET.OPTION.ANIMATION_DURATION',
      min: 100,
      max: 5000,
      step: 50,
      unit: 'ms',
      when: isAnimated,
    },
    {
      kind: 'number',
      path: 'animation.delay',
      label: 'WIDGET.OPTION.ANIMATION_DELAY',
      min: 0,
      max: 5000,
      step: 50,
      unit: 'ms',
      when: isAnimated,
    },
  ],
  visibility: [
    {
      kind: 'visibility',
      path: 'visibility',
      label: 'WIDGET.OPTION.VISIBILITY',
      synonyms: 'WIDGET.OPTION_SYNONYMS.VISIBILITY',
      devicePaths: ['visibility'],
    },
    {
      kind: 'choices',
      path: 'needed_facts',
      label: 'WIDGET.OPTION.NEEDED_FACTS',
      help: 'WIDGET.OPTION.NEEDED_FACTS_HELP',
      placeholder: 'WIDGET.NEEDED_FACT.NONE',
      options: optionsOf('WIDGET.NEEDED_FACT', NEEDED_FACTS),
    },
  ],
  advanced: [
    {
      kind: 'text',
      path: 'layer_name',
      label: 'WIDGET.OPTION.LAYER_NAME',
      synonyms: 'WIDGET.OPTION_SYNONYMS.LAYER_NAME',
      maxLength: 100,
    },
    {
      kind: 'text',
      path: 'anchor',
      label: 'WIDGET.OPTION.ANCHOR',
      synonyms: 'WIDGET.OPTION_SYNONYMS.ANCHOR',
      help: 'WIDGET.OPTION.ANCHOR_HELP',
      maxLength: 64,
    },
    {
      kind: 'switch',
      path: 'is_locked',
      label: 'WIDGET.OPTION.LOCKED',
      synonyms: 'WIDGET.OPTION_SYNONYMS.LOCKED',
      help: 'WIDGET.OPTION.LOCKED_HELP',
    },
  ],
};
