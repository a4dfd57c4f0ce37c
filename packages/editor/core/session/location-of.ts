import type { NodeId, SectionLocation } from '@plinth/model';
import { sectionOf } from './section-of.ts';
import type { EditorSession } from './types.ts';

/** Where a node is, for the rules. */
export function locationOf(session: EditorSession, id: NodeId): SectionLocation {
  const { name = 'content', locked = [] } = sectionOf(session, id) ?? {};
  return { pageType: session.pageType, sectionName: name, locked };
}
