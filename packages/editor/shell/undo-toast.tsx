import { useT } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { useEffect } from 'react';
import { useUndoRedo } from '../core/history/use-undo-redo.ts';
import { useSession, useUi } from '../core/session/context.ts';

/** Shows the undo offer as a toast until the offer ends or the editor unmounts. */
export function UndoToast() {
  const t = useT();
  const session = useSession();
  const travel = useUndoRedo(session);
  const offer = useUi((ui) => ui.undoOffer);
  useEffect(() => {
    if (!offer) return;
    return toast(offer.text, {
      kind: 'info',
      isSilent: true,
      action: { label: t('COMMON.ACTION.UNDO'), run: () => travel('undo') },
    });
  }, [offer, t, travel]);
  return null;
}
