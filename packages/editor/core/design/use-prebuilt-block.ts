import { ancestors, type NodeId, type WidgetNode } from '@plinth/model';
import { loadOnce, useRetried } from '@plinth/ui';
import type { BlocksPort } from '../ports/blocks/port.ts';
import { useNodeValue, useSession } from '../session/context.ts';
import { perSession } from '../session/per-session.ts';
import { useServices } from '../session/services.ts';

type Loaded = { readonly document: WidgetNode | null };
type Prebuilt = ReturnType<typeof loadOnce<Loaded>>;

const blocksOf = perSession(() => new Map<string, Prebuilt>());

const loadBlock = (id: string, port: BlocksPort): Prebuilt =>
  loadOnce(async () => {
    try {
      const block = (await port.list()).find((each) => each.id === id);
      return { document: block ? await port.preview(block, []) : null };
    } catch {
      // What depends on blocks isn't worth a message.
      return { document: null };
    }
  });

const NONE: Prebuilt = loadOnce(() => Promise.resolve({ document: null }));

/** The prebuilt block that a widget is part of; null if there's none, undefined while it loads. */
export function usePrebuiltBlock(id: NodeId, isNeeded: boolean): WidgetNode | null | undefined {
  const session = useSession();
  const { ports } = useServices();
  const source = useNodeValue(id, (node) => {
    const above = node ? [node, ...ancestors(session.store.reader, id)] : [];
    return above.map(({ properties }) => String(properties.source ?? '')).find(Boolean) ?? '';
  });
  const blocks = blocksOf(session);
  const known = blocks.get(source) ?? (source === '' ? NONE : loadBlock(source, ports.blocks));
  blocks.set(source, known);
  const { value } = useRetried(known, isNeeded);
  return source === '' ? null : value?.document;
}
