import { useT } from '@plinth/i18n/react';
import { announce, toast } from '@plinth/ui';
import { useCallback } from 'react';
import { useDesign } from '../core/design/design-context.ts';
import { liveLink } from '../core/ports/live-link.ts';
import { useSession } from '../core/session/context.ts';
import { ownerText } from '../core/session/owner-text.ts';
import { useServices } from '../core/session/services.ts';
import { useSaving } from './save-context.ts';
import { isUnsaved, saveWork } from './unsaved-work.ts';

/**
 * Saves and confirms it with a toast that links to the live page. Errors appear in `ProblemBar`.
 * Resolves to whether everything is stored.
 */
export function useSave(): () => Promise<boolean> {
  const t = useT();
  const session = useSession();
  const design = useDesign();
  const { saving, dirty } = useSaving();
  const { owner } = useServices();
  return useCallback(async () => {
    const work = { session, design, dirty, saving };
    if (!isUnsaved(work) && saving.state.getState().problem === null) return true;
    const isSaved = await saveWork(work);
    if (isSaved) {
      announce(t('EDITOR.SAVED'));
      const { kind, liveUrl } = owner;
      if (liveUrl !== null) toast(t(ownerText(kind, 'UPDATED')), liveLink(t, owner, liveUrl));
    }
    return isSaved && !isUnsaved(work);
  }, [session, design, saving, dirty, owner, t]);
}
