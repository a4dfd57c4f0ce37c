import type { DocumentNode, Framing } from '@plinth/model';
import { askOption } from './ask-option.ts';
import type { Problem } from './problem.ts';

export type FrameNeeds = {
  readonly node: DocumentNode;
  /** What is known of an address; undefined: not yet. */
  readonly framing: (address: string) => Framing | undefined;
};

/** A frame that stays empty for visitors, and one that says nothing to those who cannot see it. */
export function frameProblems({ node, framing }: FrameNeeds): readonly Problem[] {
  const { url, title } = node.properties;
  if (node.widget !== 'iframe' || typeof url !== 'string' || url === '') return [];
  const problem = (about: string, repair: string, option: string): Problem => ({
    kind: 'frame',
    id: node.id,
    about,
    repairs: [askOption(repair, node.id, option)],
  });
  return [
    ...(framing(url) === 'not' ? [problem('FRAME_REFUSED', 'ADDRESS', 'url')] : []),
    ...(typeof title === 'string' && title.trim() !== ''
      ? []
      : [problem('FRAME_NAME', 'NAME', 'title')]),
  ];
}
