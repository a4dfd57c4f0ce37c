import type { DocumentNode } from '@plinth/model';
import { setValue } from '../../core/commands/properties.ts';
import { htmlProperty } from '../../core/widgets/received-content.ts';
import type { Problem } from './problem.ts';
import { headingLevels, withHeadingLevel } from './rewrite-text.ts';

type Heading = { readonly node: DocumentNode; readonly at: number; readonly level: number };

const htmlOf = (node: DocumentNode): string => {
  const path = htmlProperty(node);
  const html = path === null ? null : node.properties[path];
  return typeof html === 'string' ? html : '';
};

const headingsOf = (nodes: Iterable<DocumentNode>): Heading[] =>
  [...nodes].flatMap((node) =>
    headingLevels(htmlOf(node)).map((level, at) => ({ node, at, level })),
  );

function problem({ node, at, level }: Heading, about: Problem['about'], wanted: number): Problem {
  return {
    kind: 'heading',
    id: node.id,
    about,
    values: { level, wanted, from: wanted - 1 },
    repairs: [
      {
        name: 'HEADING',
        values: { level: wanted },
        run: ({ session }) =>
          setValue(session, [node.id], {
            path: [htmlProperty(node) ?? ''],
            value: (own) => withHeadingLevel(htmlOf({ ...node, properties: own }), at, wanted),
          }),
      },
    ],
  };
}

/** Headings in reading order: one of the first level, and no level left out on the way down. */
export function headingProblems(nodes: Iterable<DocumentNode>): readonly Problem[] {
  const headings = headingsOf(nodes);
  const [first] = headings;
  if (!first) return [];
  if (!headings.some(({ level }) => level === 1)) return [problem(first, 'HEADING_NO_FIRST', 1)];
  const top = headings.findIndex(({ level }) => level === 1);
  return headings.flatMap((heading, index) => {
    const before = headings[index - 1]?.level ?? 1;
    if (heading.level === 1 && index > top) return [problem(heading, 'HEADING_SECOND', 2)];
    return heading.level > before + 1 ? [problem(heading, 'HEADING_JUMP', before + 1)] : [];
  });
}
