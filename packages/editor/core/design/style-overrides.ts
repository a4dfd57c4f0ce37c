import type { Properties, PropertyValue } from '@plinth/model';
import { presetRules } from '@plinth/render/react';
import { INSPECTORS } from '@plinth/widgets/inspectors';

type Record = { readonly [name: string]: PropertyValue };

export const isRecord = (value: PropertyValue | undefined): value is Record =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Properties that are never part of a preset. */
export const NEVER_IN_PRESET = new Set([
  'preset',
  'layer_name',
  'is_locked',
  'anchor',
  'visibility',
  'needed_facts',
  'spacing',
  'align',
  'animation',
]);

/** The properties of a widget's Design tab that can be part of a preset. */
const designNames = (widget: string): ReadonlySet<string> => {
  const controls = (INSPECTORS[widget]?.design ?? []).flatMap((group) => group.controls);
  const paths = controls.flatMap(({ path, hoverPath }) => (hoverPath ? [path, hoverPath] : [path]));
  return new Set(
    paths.map((path) => path.split('.')[0] ?? '').filter((name) => !NEVER_IN_PRESET.has(name)),
  );
};

/** Whether a preset with this value has CSS for it. */
export const isPresetValue = (widget_name: string, name: string, value: PropertyValue): boolean =>
  presetRules({ widget_name, class_name: 'x', properties: { [name]: value } }).length > 0;

/** The properties of a widget that override its preset. */
export function localStyle(widget: string, properties: Properties): Properties {
  const names = designNames(widget);
  return Object.fromEntries(
    Object.entries(properties).filter(
      ([name, value]) => names.has(name) && isPresetValue(widget, name, value as PropertyValue),
    ),
  ) as Properties;
}

/** Number of individual values in a style. */
export const countValues = (value: PropertyValue | undefined): number =>
  isRecord(value)
    ? Object.values(value).reduce<number>((sum, each) => sum + countValues(each), 0)
    : value === undefined
      ? 0
      : 1;

/** Deep merge of two styles; values of `above` win. */
export function mergeStyles(below: Properties, above: Properties): Properties {
  const merged = Object.entries(above).map(([name, value]) => {
    const old = (below as Record)[name];
    const both = isRecord(old) && isRecord(value as PropertyValue);
    return [name, both ? mergeStyles(old as Properties, value as Properties) : value];
  });
  return { ...below, ...Object.fromEntries(merged) } as Properties;
}
