import { useI18n } from '@plinth/i18n/react';
import { MESSAGES_EN } from '@plinth/widgets/inspectors';
import { useLayoutEffect, useState } from 'react';

/** Widgets bring their own texts; true once they are known and the editor can show them. */
export function useWidgetTexts(): boolean {
  const i18n = useI18n();
  const [isReady, setReady] = useState(() => i18n.has('WIDGET.GROUP.CONTENT'));
  useLayoutEffect(() => {
    if (isReady) return;
    i18n.addMessages(MESSAGES_EN);
    setReady(true);
  }, [i18n, isReady]);
  return isReady;
}
