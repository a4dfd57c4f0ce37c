import type { DocumentNode } from '@plinth/model';
import { seenNodes } from '@plinth/render/react';
import type { SiteContext } from '@plinth/widgets/kit';
import type { EditorSession } from '../../core/session/types.ts';

/** All widgets that visitors see, in document order. */
export function pageNodes(
  { sections, store }: EditorSession,
  fact: SiteContext['fact'],
): readonly DocumentNode[] {
  const childrenOf = ({ children }: DocumentNode) => children.flatMap((id) => store.node(id) ?? []);
  return sections.flatMap(({ root }) => {
    const node = store.node(root);
    return node ? seenNodes(node, fact, childrenOf) : [];
  });
}
