import {
  type PropertyValue,
  type SetProperties,
  type Step,
  sameValue,
  type WidgetNode,
} from '@plinth/model';

/** A value that a step changed. undefined is the default. */
export type ChangedValue = {
  readonly id: string;
  readonly path: readonly string[];
  readonly before: PropertyValue | undefined;
  readonly after: PropertyValue | undefined;
};

type Value = PropertyValue | undefined;
type Properties = { readonly [name: string]: PropertyValue };

const isRecord = (value: Value): value is Properties =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a link, which changes as a whole. */
export const isLink = (value: Value): boolean => isRecord(value) && 'action' in value;

/** Paths below `path` at which two values differ. */
function differences(before: Value, after: Value, path: readonly string[]) {
  const isParted =
    (isRecord(before) || isRecord(after)) &&
    ![before, after].some(isLink) &&
    [before, after].every((value) => isRecord(value) || value === undefined);
  if (!isParted) return sameValue(before, after) ? [] : [{ path, before, after }];
  const parts = [before ?? {}, after ?? {}] as Properties[];
  const names = new Set(parts.flatMap((part) => Object.keys(part)));
  return [...names].flatMap((name): Omit<ChangedValue, 'id'>[] =>
    differences(parts[0]?.[name], parts[1]?.[name], [...path, name]),
  );
}

type NodeValues = { readonly id: string; readonly before: Properties; readonly after: Properties };

/** The values of some of a node's properties that differ. */
export const differentValues = (
  { id, before, after }: NodeValues,
  names: Iterable<string>,
): readonly ChangedValue[] =>
  [...names].flatMap((name) =>
    differences(before[name], after[name], [name]).map((found) => ({ id, ...found })),
  );

const namesOf = ({ set, unset }: SetProperties): readonly string[] => [
  ...Object.keys(set),
  ...unset,
];

const idsIn = ({ id, children }: WidgetNode): readonly string[] => [id, ...children.flatMap(idsIn)];

const addedIds = (steps: readonly Step[]): ReadonlySet<string> =>
  new Set(
    steps.flatMap(({ action }) => (action.type === 'createWidget' ? idsIn(action.tree) : [])),
  );

/** The values that each step changed, in order. */
const eachChange = (steps: readonly Step[]): readonly ChangedValue[] =>
  steps.flatMap(({ action, inverse }) => {
    if (action.type !== 'setProperties' || inverse.type !== 'setProperties') return [];
    const names = new Set([...namesOf(action), ...namesOf(inverse)]);
    return differentValues({ id: action.id, before: inverse.set, after: action.set }, names);
  });

/**
 * The values that differ after all steps, once each and in order; values of added and removed widgets
 * don't count.
 */
export function changedValues(steps: readonly Step[]): readonly ChangedValue[] {
  const added = addedIds(steps);
  const changes = new Map<string, ChangedValue>();
  for (const change of eachChange(steps)) {
    const key = [change.id, ...change.path].join('.');
    const { before } = changes.get(key) ?? change;
    if (!added.has(change.id)) changes.set(key, { ...change, before });
  }
  return [...changes.values()].filter(({ before, after }) => !sameValue(before, after));
}
