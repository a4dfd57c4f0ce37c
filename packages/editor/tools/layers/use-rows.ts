import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import { nodeText } from '../../canvas/drag/drop-position-text.ts';
import { factTextIn, plainText } from '../../core/properties/plain-text.ts';
import { useSession } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';
import { type LayerRow, rowsOf, withPaths } from './rows.ts';

/** Lower case without accents, for comparing names. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Changes with the tree structure; during a search, with every change. */
function useVersion(isSearch: boolean): string {
  const { store } = useSession();
  const changes = useRef(0);
  const subscribe = useCallback(
    (listener: () => void) =>
      store.observe(() => {
        changes.current += 1;
        listener();
      }),
    [store],
  );
  return useSyncExternalStore(
    subscribe,
    () => `${store.shape()}${isSearch ? ` ${changes.current}` : ''}`,
  );
}

/** The rows of the tree; with a search, rows whose name or text matches, and their ancestors. */
export function useRows(open: ReadonlySet<NodeId>, search: string): readonly LayerRow[] {
  const t = useT();
  const session = useSession();
  const { context: site } = useServices().ports.site;
  const wanted = folded(search.trim());
  const version = useVersion(wanted !== '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the document is mutable; `version` tracks its changes
  return useMemo(() => {
    const { sections, store } = session;
    const roots = sections.map(({ root }) => root);
    const input = { document: store.reader, roots };
    if (wanted === '') return rowsOf({ ...input, isOpen: (id) => open.has(id) });
    const words = (id: NodeId) => {
      const node = store.node(id);
      return node ? plainText(node, factTextIn(site)) : '';
    };
    const has = (id: NodeId) =>
      [nodeText(t, session, id), words(id)].some((text) => folded(text).includes(wanted));
    const found = withPaths(store.reader, has);
    return rowsOf({ ...input, isOpen: () => true, isShown: (id) => found.has(id) });
  }, [version, open, wanted, session, site, t]);
}
