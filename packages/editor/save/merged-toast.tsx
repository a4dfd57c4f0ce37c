import { useT } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { useEffect } from 'react';
import { useSaveState } from './save-context.ts';

/** Reports changes merged in from elsewhere, and how many undo steps that cost. */
export function MergedToast() {
  const t = useT();
  const { mergedIn } = useSaveState();
  useEffect(() => {
    if (!mergedIn) return;
    const { added, removed, changed, moved } = mergedIn.theirs;
    const touched = new Set([...changed.keys(), ...moved].filter((id) => !added.has(id)));
    const parts = [
      added.size > 0 && t('EDITOR.TAKEN_OVER.ADDED', { count: added.size }),
      touched.size > 0 && t('EDITOR.TAKEN_OVER.CHANGED', { count: touched.size }),
      removed.size > 0 && t('EDITOR.TAKEN_OVER.REMOVED', { count: removed.size }),
    ].filter((part) => part !== false);
    if (parts.length > 0)
      toast(t('EDITOR.TAKEN_OVER.TEXT', { what: parts.join(', ') }), { kind: 'info' });
    if (mergedIn.dropped > 0)
      toast(t('EDITOR.TAKEN_OVER.DROPPED', { count: mergedIn.dropped }), { kind: 'warning' });
  }, [mergedIn, t]);
  return null;
}
