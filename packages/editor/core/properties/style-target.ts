import type { Properties, PropertyValue } from '@plinth/model';
import { nodeRules, type RenderedNode, type Rule } from '@plinth/render/react';
import { withValueAt } from './property-path.ts';

/** The CSS that shows a property. */
export type StyleTarget = {
  /** What follows the widget's selector, such as ` img` or `>.moto-button`. */
  readonly part: string;
  /** CSS property. */
  readonly name: string;
  /** Applies on hover only. */
  readonly isHover: boolean;
  /** The CSS of the property with this value; null if it has none. */
  readonly declare: (value: PropertyValue) => string | null;
};

const SAMPLE_ID = 'sample';

const HOVER = /:is\(:hover,:focus-(?:visible|within)\)/;

/** A rule's selector after the class of the node. */
const partOf = ({ selector }: Rule): string => selector.replace(/^\.[\w-]+/, '');

const withoutHover = (part: string): string => part.replace(HOVER, '');

type Sampled = { readonly widget: string; readonly path: readonly string[] };

const rulesWith = ({ widget, path }: Sampled, value: PropertyValue): readonly Rule[] => {
  const properties = withValueAt({}, path, value) as Properties;
  return nodeRules({ id: SAMPLE_ID, widget, properties }, 'content');
};

/** Where a widget's CSS differs between two values of a property. */
function differingDeclaration(ones: readonly Rule[], others: readonly Rule[]) {
  for (const rule of ones) {
    const part = partOf(rule);
    const other = others.find((each) => partOf(each) === part && each.device === rule.device);
    for (const [name, css] of Object.entries(rule.declarations))
      if (other?.declarations[name] !== css) return { part, name };
  }
  return null;
}

const known = new Map<string, StyleTarget | null>();

/**
 * The CSS that a widget's style function makes of a property, found with two values of it. null if
 * the property has no CSS of its own.
 */
export function styleTarget(
  sampled: Sampled,
  [one, other]: readonly [PropertyValue, PropertyValue],
): StyleTarget | null {
  const key = [sampled.widget, ...sampled.path].join(' ');
  const cached = known.get(key);
  if (cached !== undefined) return cached;
  const found = differingDeclaration(rulesWith(sampled, one), rulesWith(sampled, other));
  const target = found && {
    part: withoutHover(found.part),
    name: found.name,
    isHover: HOVER.test(found.part),
    declare: (value: PropertyValue) =>
      rulesWith(sampled, value).find((rule) => partOf(rule) === found.part)?.declarations[
        found.name
      ] ?? null,
  };
  known.set(key, target);
  return target;
}

type OwnDeclaration = {
  readonly text: string;
  /** Declared for the hover state, not for all states. */
  readonly isHover: boolean;
};

/** What a widget's own rules declare for a target, because of its other properties. */
export function ownDeclaration(
  node: RenderedNode,
  { part, name, isHover }: Pick<StyleTarget, 'part' | 'name' | 'isHover'>,
): OwnDeclaration | null {
  const rule = nodeRules(node, 'content')
    .filter((each) => withoutHover(partOf(each)) === part && (isHover || partOf(each) === part))
    .findLast(({ declarations }) => declarations[name] !== undefined);
  const text = rule?.declarations[name];
  return rule && text !== undefined ? { text, isHover: partOf(rule) !== part } : null;
}
