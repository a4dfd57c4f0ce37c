import type { Properties, PropertyValue, RulesLookup, WidgetNode } from '@plinth/model';
import { INSPECTORS } from '@plinth/widgets/inspectors';
import { isRecord } from '../design/style-overrides.ts';

type Content = Pick<WidgetNode, 'widget' | 'properties'>;

/** What a row of pasted or moved widgets is between; undefined at the ends of their parent. */
type Neighbors = {
  readonly before: Content | undefined;
  readonly after: Content | undefined;
};

const spacingOf = ({ spacing }: Properties): { readonly [side: string]: PropertyValue } =>
  isRecord(spacing) ? spacing : {};

/** The spacing of new widgets of this type; spacers and the like have none. */
const defaultSpacing = (widget: string) =>
  spacingOf((INSPECTORS[widget]?.template.properties ?? {}) as Properties);

/** Whether a side has no spacing, although new widgets of this type have some. */
const isBare = (node: Content | undefined, side: 'top' | 'bottom'): boolean =>
  node !== undefined &&
  node.properties.is_inline !== true &&
  defaultSpacing(node.widget)[side] !== undefined &&
  spacingOf(node.properties)[side] === undefined;

/**
 * Pasted or moved widgets with the spacing of new ones where they would touch a neighbor. What has a
 * background or children stays as it is, because spacing is inside of it.
 */
export function withDefaultGaps<Placed extends Content>(
  lookup: RulesLookup,
  trees: readonly Placed[],
  { before, after }: Neighbors,
): readonly Placed[] {
  const spaced: Placed[] = [];
  for (const [index, tree] of trees.entries()) {
    const sides = {
      top: isBare(spaced.at(-1) ?? before, 'bottom') && isBare(tree, 'top'),
      bottom: isBare(trees[index + 1] ?? after, 'top') && isBare(tree, 'bottom'),
    };
    const gaps = Object.entries(defaultSpacing(tree.widget)).filter(
      ([side]) => sides[side as keyof typeof sides],
    );
    const isBox = lookup(tree.widget)?.children !== undefined;
    const spacing = { ...spacingOf(tree.properties), ...Object.fromEntries(gaps) };
    const properties = { ...tree.properties, spacing } as Properties;
    spaced.push(isBox || gaps.length === 0 ? tree : { ...tree, properties });
  }
  return spaced;
}
