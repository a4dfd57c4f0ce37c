import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { toast } from '@plinth/ui';
import { useEffect } from 'react';
import { DESIGN_ROOT } from '../core/design/design-tree.ts';
import { useSession } from '../core/session/context.ts';
import { useSaveState } from './save-context.ts';

/** Reports changes merged in from elsewhere, and how many undo steps that cost. */
export function MergedToast() {
  const t = useT();
  const { store } = useSession();
  const { mergedIn } = useSaveState();
  useEffect(() => {
    if (!mergedIn) return;
    const { removed, changed, moved } = mergedIn.theirs;
    const isDesign = (id: NodeId) => store.node(id)?.parent === DESIGN_ROOT;
    const all = [...mergedIn.theirs.added, ...changed.keys(), ...moved];
    const added = new Set([...mergedIn.theirs.added].filter((id) => !isDesign(id)));
    const touched = new Set(all.filter((id) => !added.has(id) && !isDesign(id)));
    const parts = [
      added.size > 0 && t('EDITOR.TAKEN_OVER.ADDED', { count: added.size }),
      touched.size > 0 && t('EDITOR.TAKEN_OVER.CHANGED', { count: touched.size }),
      removed.size > 0 && t('EDITOR.TAKEN_OVER.REMOVED', { count: removed.size }),
      all.some(isDesign) && t('EDITOR.TAKEN_OVER.DESIGN'),
    ].filter((part) => part !== false);
    if (parts.length > 0)
      toast(t('EDITOR.TAKEN_OVER.TEXT', { what: parts.join(', ') }), { kind: 'info' });
    if (mergedIn.dropped > 0)
      toast(t('EDITOR.TAKEN_OVER.DROPPED', { count: mergedIn.dropped }), { kind: 'warning' });
  }, [mergedIn, store, t]);
  return null;
}
