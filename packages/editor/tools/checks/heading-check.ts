import { type DocumentNode, type HeadingFault, headingFaults, headingLevels } from '@plinth/model';
import { type PropertyPath, valueAt } from '../../core/properties/property-path.ts';
import { richTexts } from '../../core/widgets/rich-texts.ts';
import type { ChangeRepair, Problem } from './problem.ts';
import { withHeadingLevel } from './rewrite-text.ts';

/** A heading in a rich text; `at` is its index among the headings of that text. */
type Heading = {
  readonly node: DocumentNode;
  readonly path: PropertyPath;
  readonly at: number;
  readonly level: number;
};

const headingsOf = (node: DocumentNode): readonly Heading[] =>
  richTexts(node.widget).flatMap((text) => {
    const path = text.path.split('.');
    const html = String(valueAt(node.properties, path) ?? '');
    return headingLevels(html).map((level, at) => ({ node, path, at, level }));
  });

const TEXTS: Record<HeadingFault['reason'], Problem['text']> = {
  no_first: 'EDITOR.CHECK.HEADING_NO_FIRST',
  second: 'EDITOR.CHECK.HEADING_SECOND',
  jump: 'EDITOR.CHECK.HEADING_JUMP',
};

const repairOf = ({ node, path, at, level }: Heading, wanted: number): ChangeRepair => ({
  label: 'EDITOR.CHECK.REPAIR.HEADING',
  values: { level: wanted },
  change: {
    id: node.id,
    path,
    value: (own) => withHeadingLevel(String(valueAt(own, path) ?? ''), at, wanted),
    before: `H${level}`,
    after: `H${wanted}`,
  },
});

const problem = (heading: Heading, { reason, wanted }: HeadingFault): Problem => ({
  kind: 'heading',
  id: heading.node.id,
  text: TEXTS[reason],
  values: { level: heading.level, wanted, from: wanted - 1 },
  repairs: [repairOf(heading, wanted)],
});

/** Checks the order of the headings. */
export function headingProblems(nodes: Iterable<DocumentNode>): readonly Problem[] {
  const headings = [...nodes].flatMap(headingsOf);
  return headingFaults(headings.map(({ level }) => level)).flatMap((fault) => {
    const heading = headings[fault.index];
    return heading ? [problem(heading, fault)] : [];
  });
}

/** The levels after all faults are fixed, including those that only appear meanwhile. */
function orderedLevels(levels: readonly number[]): readonly number[] {
  const faults = new Map(headingFaults(levels).map(({ index, wanted }) => [index, wanted]));
  if (faults.size === 0) return levels;
  return orderedLevels(levels.map((level, index) => faults.get(index) ?? level));
}

/** Repairs that together put the headings in order. */
export function headingFixes(nodes: Iterable<DocumentNode>): readonly ChangeRepair[] {
  const headings = [...nodes].flatMap(headingsOf);
  const levels = orderedLevels(headings.map(({ level }) => level));
  return headings.flatMap((heading, index) => {
    const wanted = levels[index] ?? heading.level;
    return wanted === heading.level ? [] : [repairOf(heading, wanted)];
  });
}
