import { cssPerDevice, type Device, type PresetFields, presetSelector } from '@plinth/model';
import { widgetParts } from '@plinth/widgets';
import { commonStyle, type Scope, type StyleRule } from '@plinth/widgets/kit';
import { completeProperties, type RenderedNode } from './properties.ts';

/** A CSS rule of a node or preset, with its full selector. */
export type Rule = {
  readonly selector: string;
  readonly device: Device;
  readonly declarations: { readonly [property: string]: string };
};

/** The fields of a preset that determine its styles. */
export type PresetStyle = Pick<PresetFields, 'widget_name' | 'class_name' | 'properties'>;

const HOVER = ':is(:hover,:focus-visible)';
const ROOT_HOVER = ':is(:hover,:focus-within)';

/** The class for the rules of one node: `c-w12` for widget `w12` in the content section. */
export const nodeClass = (id: string, scope: Scope): string => `${scope[0]}-${id}`;

const selectorOf = (base: string, { part = '', state }: StyleRule): string => {
  if (state === 'root-hover') return `${base}${ROOT_HOVER}${part}`;
  return `${base}${part}${state === 'hover' ? HOVER : ''}`;
};

const styleRules = (node: RenderedNode): readonly StyleRule[] => {
  const widget = widgetParts(node.widget);
  if (widget === undefined) return [];
  const properties = completeProperties(node) as never;
  return [...commonStyle(properties), ...(widget.style?.(properties) ?? [])];
};

const withSelector = (rules: readonly StyleRule[], base: string): readonly Rule[] =>
  rules.map((rule) => ({
    selector: selectorOf(base, rule),
    device: rule.device ?? 'desktop',
    declarations: rule.declarations,
  }));

const cache = new WeakMap<RenderedNode, Map<Scope, readonly Rule[]>>();

/**
 * The rules for a node's own properties. Most nodes have none. Selectors start with the node's
 * class, which the root element only has if there are rules.
 */
export const nodeRules = (node: RenderedNode, scope: Scope): readonly Rule[] => {
  const byScope = cache.get(node) ?? new Map<Scope, readonly Rule[]>();
  cache.set(node, byScope);
  const rules =
    byScope.get(scope) ?? withSelector(styleRules(node), `.${nodeClass(node.id, scope)}`);
  byScope.set(scope, rules);
  return rules;
};

/**
 * The rules of a preset, from the same style function. They apply to all widgets that use the
 * preset.
 */
export const presetRules = (preset: PresetStyle): readonly Rule[] => {
  const { widget_name: widget, class_name: id, properties } = preset;
  return withSelector(styleRules({ id, widget, properties }), presetSelector(preset));
};

/** The hover rules as unconditional rules, for the editor's Hover switch. */
export const pinHover = (rules: readonly Rule[]): readonly Rule[] =>
  rules
    .filter(({ selector }) => selector.includes(HOVER) || selector.includes(ROOT_HOVER))
    .map((rule) => ({
      ...rule,
      selector: rule.selector.replace(HOVER, '').replace(ROOT_HOVER, ''),
    }));

const bodyOf = ({ declarations }: Rule): string =>
  Object.entries(declarations)
    .map(([property, value]) => `${property}:${value}`)
    .join(';');

/** Serializes one rule, without a media query. */
export const ruleText = (rule: Rule): string => `${rule.selector}{${bodyOf(rule)}}`;

/** Serializes the rules of one device, without a media query. Neighbors with one selector are one. */
export const rulesOfDevice = (rules: readonly Rule[], device: Device): string => {
  const own = rules.filter((rule) => rule.device === device);
  return own
    .map((rule, at) => {
      const begin = rule.selector === own[at - 1]?.selector ? ';' : `${rule.selector}{`;
      const end = rule.selector === own[at + 1]?.selector ? '' : '}';
      return begin + bodyOf(rule) + end;
    })
    .join('');
};

/** Serializes rules as a stylesheet: desktop first, then each smaller device in a media query. */
export const serializeRules = (rules: readonly Rule[]): string =>
  cssPerDevice((device) => rulesOfDevice(rules, device));
