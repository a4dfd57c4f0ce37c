import type { DocumentNode, Framing } from '@plinth/model';
import { INSPECTORS } from '@plinth/widgets/inspectors';
import type { Problem, Repair } from './problem.ts';
import { askOption } from './request-setting.ts';

export type FrameNeeds = {
  readonly node: DocumentNode;
  /** What is known of an address; undefined: not yet. */
  readonly framing: (address: string) => Framing | undefined;
};

/** A frame that stays empty for visitors, and one that says nothing to those who cannot see it. */
export function frameProblems({ node, framing }: FrameNeeds): readonly Problem[] {
  const frame = INSPECTORS[node.widget]?.frame;
  if (!frame) return [];
  const [url, title] = [node.properties[frame.urlPath], node.properties[frame.titlePath]];
  if (typeof url !== 'string' || url === '') return [];
  const problem = (about: Problem['about'], repair: Repair['name'], option: string): Problem => ({
    kind: 'frame',
    id: node.id,
    about,
    repairs: [askOption(repair, node.id, option)],
  });
  return [
    ...(framing(url) === 'not' ? [problem('FRAME_REFUSED', 'ADDRESS', frame.urlPath)] : []),
    ...(typeof title === 'string' && title.trim() !== ''
      ? []
      : [problem('FRAME_NAME', 'NAME', frame.titlePath)]),
  ];
}
