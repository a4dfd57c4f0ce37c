import { useT } from '@plinth/i18n/react';
import { announce, toast } from '@plinth/ui';
import { useCallback } from 'react';
import { useDesign } from '../design/design-context.ts';
import { toLivePage, useLiveAddress } from '../preview/live-address.ts';
import { useSession } from '../session/context.ts';
import { useServices } from '../session/services.ts';
import { isUnsaved, saveWork } from './unsaved-work.ts';

/**
 * Saves, and says so, with the way to what is online by it; what went wrong shows beside the work.
 * Answers whether everything is stored.
 */
export function useSave(): () => Promise<boolean> {
  const t = useT();
  const session = useSession();
  const design = useDesign();
  const { saving, dirty } = useServices();
  const live = useLiveAddress();
  return useCallback(async () => {
    const work = { session, design, dirty, saving };
    if (!isUnsaved(work) && saving.state.getState().problem === null) return true;
    const isSaved = await saveWork(work);
    if (isSaved) {
      announce(t('EDITOR.SAVED'));
      if (live !== null) toast(t('EDITOR.LIVE'), toLivePage(t, live));
    }
    return isSaved && !isUnsaved(work);
  }, [session, design, saving, dirty, live, t]);
}
