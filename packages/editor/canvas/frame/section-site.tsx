import type { DocumentNode, NodeId } from '@plinth/model';
import { findEagerImage, sectionSite } from '@plinth/render/react';
import type { Scope } from '@plinth/widgets/kit';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../../core/session/context.ts';
import { CanvasSiteContext, useSite } from './site-context.ts';

/** Tracks the node with the image that loads first for visitors. */
function useFirstImage(root: NodeId): NodeId | null {
  const { store } = useSession();
  const read = () => {
    const node = store.node(root);
    const childrenOf = ({ children }: DocumentNode) =>
      children.flatMap((id) => store.node(id) ?? []);
    return node ? findEagerImage(node, childrenOf) : null;
  };
  return useSyncExternalStore(store.observe, read, read);
}

type SectionSiteProps = {
  readonly root: NodeId;
  readonly scope: Scope;
  readonly children: ReactNode;
};

/** Provides a section with the site context that it has for visitors. */
export function SectionSite({ root, scope, children }: SectionSiteProps) {
  const site = useSite();
  const first = useFirstImage(root);
  const own = useMemo(() => sectionSite(site, scope, first), [site, scope, first]);
  return <CanvasSiteContext value={own}>{children}</CanvasSiteContext>;
}
