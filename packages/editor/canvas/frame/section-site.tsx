import type { DocumentNode, NodeId } from '@plinth/model';
import { eagerPicture, sectionSite } from '@plinth/render/react';
import type { Scope } from '@plinth/widgets/kit';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../../core/session/context.ts';
import { CanvasSiteContext, useSite } from './site-context.ts';

/** The node whose picture visitors get first, kept up to date. */
function useFirstPicture(root: NodeId): NodeId | null {
  const { store } = useSession();
  const read = () => {
    const node = store.node(root);
    const childrenOf = ({ children }: DocumentNode) =>
      children.flatMap((id) => store.node(id) ?? []);
    return node ? eagerPicture(node, childrenOf) : null;
  };
  return useSyncExternalStore(store.observe, read, read);
}

type SectionSiteProps = {
  readonly root: NodeId;
  readonly scope: Scope;
  readonly children: ReactNode;
};

/** Hands a section the site as it is around that section for visitors. */
export function SectionSite({ root, scope, children }: SectionSiteProps) {
  const site = useSite();
  const first = useFirstPicture(root);
  const own = useMemo(() => sectionSite(site, scope, first), [site, scope, first]);
  return <CanvasSiteContext value={own}>{children}</CanvasSiteContext>;
}
