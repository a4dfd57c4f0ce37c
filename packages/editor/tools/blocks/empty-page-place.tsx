import { lazyComponent } from '@plinth/ui';
import type { CanvasHandle } from '../../canvas/frame/canvas-context.ts';
import { useNode, useSession, useUi } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';

const EmptyPage = lazyComponent(async () => (await import('./empty-page.tsx')).EmptyPage);

/** Offers a start while a page or post has no content. */
export function EmptyPagePlace({ canvas }: { readonly canvas: CanvasHandle }) {
  const { sections } = useSession();
  const { owner } = useServices();
  const root = sections.find(({ name }) => name === 'content')?.root ?? '';
  const isEmpty = useNode(root)?.children.length === 0;
  const isBrowsing = useUi(({ panel, isBare }) => panel === 'blocks' && !isBare);
  return isEmpty && !isBrowsing ? (
    <EmptyPage canvas={canvas} root={root} kind={owner.kind} />
  ) : null;
}
