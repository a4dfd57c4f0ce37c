import { useT } from '@plinth/i18n/react';
import { announce } from '@plinth/ui';
import { useCallback } from 'react';
import { useServices } from '../session/services.ts';

/**
 * Saves, and says so; what went wrong shows beside the work. Answers whether everything is stored.
 */
export function useSave(): () => Promise<boolean> {
  const t = useT();
  const { saving, dirty } = useServices();
  return useCallback(async () => {
    if (!dirty.isDirty() && saving.state.getState().problem === null) return true;
    const outcome = await saving.save();
    if (outcome.kind === 'saved') announce(t('EDITOR.SAVED'));
    return outcome.kind === 'saved' && !dirty.isDirty();
  }, [saving, dirty, t]);
}
