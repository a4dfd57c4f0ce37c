import { type DocumentNode, type Properties, sameValue } from '@plinth/model';
import { valueAt, withValueAt } from '../../core/properties/property-path.ts';
import { headingFixes } from './heading-check.ts';
import type { Change, ChangeRepair, Problem } from './problem.ts';

type FixNeeds = {
  /** All widgets in document order. */
  readonly nodes: readonly DocumentNode[];
  readonly problems: readonly Problem[];
};

const fixesOf = ({ fixes, repairs: [first] }: Problem): readonly ChangeRepair[] =>
  fixes ?? (first && 'change' in first ? [first] : []);

/** Whether Fix all repairs a problem: its recommended repair needs nothing from the owner. */
export const isFixable = (problem: Problem): boolean => fixesOf(problem).length > 0;

const isSamePlace = (a: Change, b: Change): boolean => a.id === b.id && sameValue(a.path, b.path);

const applied = (own: Properties, changes: readonly Change[]): Properties =>
  changes.reduce<Properties>(
    (properties, { path, value }) =>
      (withValueAt(properties, path, value(properties)) ?? {}) as Properties,
    own,
  );

/** Leaves out repairs that change nothing more once the others are made. */
function withoutRedundant(nodes: FixNeeds['nodes'], fixes: readonly ChangeRepair[]) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  let kept = fixes;
  for (const fix of fixes) {
    const { id, path } = fix.change;
    const others = kept.filter((each) => each !== fix);
    const near = others.filter(({ change }) => isSamePlace(change, fix.change));
    if (near.length === 0) continue;
    const own = applied(
      byId.get(id)?.properties ?? {},
      near.map(({ change }) => change),
    );
    if (sameValue(valueAt(applied(own, [fix.change]), path), valueAt(own, path))) kept = others;
  }
  return kept;
}

/** The recommended repairs of all problems that need nothing from the owner. */
export function allFixes({ nodes, problems }: FixNeeds): readonly ChangeRepair[] {
  const isHeading = ({ kind }: Problem) => kind === 'heading';
  // Fixing a heading may make the next one wrong, so headings are fixed together.
  const headings = problems.some(isHeading) ? headingFixes(nodes) : [];
  const others = problems.filter((problem) => !isHeading(problem)).flatMap(fixesOf);
  return [...withoutRedundant(nodes, others), ...headings];
}
