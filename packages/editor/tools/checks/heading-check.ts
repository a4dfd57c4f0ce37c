import type { DocumentNode } from '@plinth/model';
import { type PropertyPath, setValue, valueAt } from '../../core/commands/properties.ts';
import { richTexts } from '../../core/widgets/rich-texts.ts';
import type { Problem } from './problem.ts';
import { headingLevels, withHeadingLevel } from './rewrite-text.ts';

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

function problem(
  { node, path, at, level }: Heading,
  text: Problem['text'],
  wanted: number,
): Problem {
  return {
    kind: 'heading',
    id: node.id,
    text,
    values: { level, wanted, from: wanted - 1 },
    repairs: [
      {
        label: 'EDITOR.CHECK.REPAIR.HEADING',
        values: { level: wanted },
        run: ({ session }) =>
          setValue(session, [node.id], {
            path,
            value: (own) => withHeadingLevel(String(valueAt(own, path) ?? ''), at, wanted),
          }),
      },
    ],
  };
}

/** Checks the headings in reading order: exactly one h1, and no skipped level. */
export function headingProblems(nodes: Iterable<DocumentNode>): readonly Problem[] {
  const headings = [...nodes].flatMap(headingsOf);
  const [first] = headings;
  if (!first) return [];
  if (!headings.some(({ level }) => level === 1))
    return [problem(first, 'EDITOR.CHECK.HEADING_NO_FIRST', 1)];
  const top = headings.findIndex(({ level }) => level === 1);
  return headings.flatMap((heading, index) => {
    const before = headings[index - 1]?.level ?? 1;
    if (heading.level === 1 && index > top)
      return [problem(heading, 'EDITOR.CHECK.HEADING_SECOND', 2)];
    return heading.level > before + 1
      ? [problem(heading, 'EDITOR.CHECK.HEADING_JUMP', before + 1)]
      : [];
  });
}
