import { sortProperties } from '../tree/flatten.ts';
import type { Properties, PropertyValue } from '../tree/node.ts';
import { sameValue } from '../tree/same-value.ts';
import type { Action, SetProperties } from './action.ts';
import { setProperties } from './action.ts';

function mergeSets(earlier: SetProperties, later: SetProperties): SetProperties {
  const remaining = Object.entries(earlier.set).filter(([name]) => !later.unset.includes(name));
  const set: Properties = Object.fromEntries([...remaining, ...Object.entries(later.set)]);
  const unset = [...new Set([...earlier.unset, ...later.unset])]
    .filter((name) => !Object.hasOwn(set, name))
    .sort();
  return setProperties(later.id, sortProperties(set), unset);
}

/**
 * Returns one action equivalent to the two in sequence, or null if they can't be merged. Property
 * changes of one widget merge. So do moves of one widget, where the last position wins. Inverses
 * merge in the opposite order: `mergeActions(inverseOfLater, inverseOfEarlier)`.
 */
export function mergeActions(earlier: Action, later: Action): Action | null {
  if (earlier.type === 'setProperties' && later.type === 'setProperties') {
    return earlier.id === later.id ? mergeSets(earlier, later) : null;
  }
  if (earlier.type === 'moveWidget' && later.type === 'moveWidget') {
    return earlier.id === later.id ? later : null;
  }
  return null;
}

const asValue = (action: Action): PropertyValue => ({ ...action });

/** Whether two actions have the same effect on any document. */
export const sameAction = (a: Action, b: Action): boolean => sameValue(asValue(a), asValue(b));
