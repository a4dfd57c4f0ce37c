import { differences } from '../compare/differences.ts';
import { flatten } from '../tree/flatten.ts';
import type { WidgetNode } from '../tree/node.ts';
import { lockFault } from './containment.ts';
import type { SectionLocation } from './location.ts';

/** Whether a section's new document adds, moves, and removes only what its lock allows. */
export function keepsLock(before: WidgetNode, after: WidgetNode, at: SectionLocation): boolean {
  if (at.locked === undefined || at.locked.length === 0) return true;
  const now = flatten(after);
  const { added, moved, removed } = differences(flatten(before), now);
  if (at.locked === 'all') return added.size + moved.size + removed.size === 0;
  return [...added].every((id) => lockFault(now.nodes.get(id)?.widget ?? '', at) === null);
}
