import { EDITOR_TEXTS } from '@plinth/i18n/editor';
import { useI18n } from '@plinth/i18n/react';
import { MESSAGES_EN } from '@plinth/widgets/inspectors';
import { useLayoutEffect, useState } from 'react';

/** The tools and the widgets bring their own texts; true once they are known and can be shown. */
export function useToolTexts(): boolean {
  const i18n = useI18n();
  const [isReady, setReady] = useState(() => i18n.has('WIDGET.GROUP.CONTENT'));
  useLayoutEffect(() => {
    if (isReady) return;
    i18n.addMessages({ ...EDITOR_TEXTS, ...MESSAGES_EN });
    setReady(true);
  }, [i18n, isReady]);
  return isReady;
}
