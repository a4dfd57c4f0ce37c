import { useT } from '@plinth/i18n/react';
import { announce, toast } from '@plinth/ui';
import { useCallback } from 'react';
import { liveLink } from '../core/session/live-link.ts';
import { ownerText } from '../core/session/owner-text.ts';
import { useServices } from '../core/session/services.ts';
import { useSaving } from './save-context.ts';
import { useIsLive } from './save-label.ts';

/** Returns whether saving would store anything. */
export function useHasChanges(): () => boolean {
  const { saving, dirty } = useSaving();
  return useCallback(
    () => dirty.isDirty() || saving.state.getState().problem !== null,
    [saving, dirty],
  );
}

/**
 * Saves and confirms it with a toast that links to the live page. Errors appear in `ProblemBar`.
 * Resolves to whether everything is stored.
 */
export function useSave(): () => Promise<boolean> {
  const t = useT();
  const { saving, dirty } = useSaving();
  const { owner } = useServices();
  const isLive = useIsLive(owner.status);
  const hasChanges = useHasChanges();
  return useCallback(async () => {
    if (!hasChanges()) return true;
    const isSaved = (await saving.save()).kind === 'saved';
    if (isSaved) {
      announce(t('EDITOR.SAVED'));
      const { kind, liveUrl } = owner;
      if (isLive && liveUrl !== null) {
        const updated = t(ownerText(kind, 'UPDATED'));
        announce(updated);
        toast(updated, { ...liveLink(t, owner, liveUrl), isSilent: true });
      }
    }
    return isSaved && !dirty.isDirty();
  }, [saving, dirty, owner, isLive, hasChanges, t]);
}
