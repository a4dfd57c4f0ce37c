import { useT } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { useEffect } from 'react';
import { useTravel } from '../chrome/use-travel.ts';
import { useSession, useUi } from '../session/context.ts';

/** The offer as a toast, which goes when the offer or the editor does. */
export function UndoToast() {
  const t = useT();
  const session = useSession();
  const travel = useTravel(session);
  const offer = useUi((ui) => ui.undoOffer);
  useEffect(() => {
    if (!offer) return;
    return toast(offer.text, {
      kind: 'info',
      action: { label: t('EDITOR.UNDO'), run: () => travel('undo') },
    });
  }, [offer, t, travel]);
  return null;
}
