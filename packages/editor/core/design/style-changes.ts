import { flatten, type PropertyValue, sameValue, type WidgetNode } from '@plinth/model';
import { isRecord, localStyle } from './style-overrides.ts';

type Styled = Pick<WidgetNode, 'widget' | 'properties'>;
type Leaves = ReadonlyMap<string, PropertyValue>;

const leavesOf = (
  value: PropertyValue,
  path = '',
): readonly (readonly [string, PropertyValue])[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([name, each]) => leavesOf(each, `${path}.${name}`))
    : [[path, value]];

const styleLeaves = ({ widget, properties }: Styled): Leaves =>
  new Map(leavesOf(localStyle(widget, properties)));

/**
 * Number of values in which a widget differs from its preset, without those that widgets of its
 * type have in `block`, the prebuilt block that it came with.
 */
export function countChanges(node: Styled, block: WidgetNode | null): number {
  const given = [...(block ? flatten(block).nodes.values() : [])]
    .filter(({ widget }) => widget === node.widget)
    .map(styleLeaves);
  const isGiven = (path: string, value: PropertyValue) =>
    given.some((leaves) => {
      const own = leaves.get(path);
      return own !== undefined && sameValue(own, value);
    });
  return [...styleLeaves(node)].filter(([path, value]) => !isGiven(path, value)).length;
}
