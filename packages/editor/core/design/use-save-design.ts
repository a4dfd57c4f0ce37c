import { knownText } from '@plinth/i18n';
import { useI18n } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { useDesign } from './design-context.ts';

/** Saves a site-wide design change, refreshes the canvas, and reports errors. */
export function useSaveDesign(): (work: () => Promise<void>) => void {
  const i18n = useI18n();
  const design = useDesign();
  return (work) => {
    work()
      .then(design.refresh)
      .catch((error: unknown) => {
        const key = error instanceof Error ? error.message : '';
        toast(knownText(i18n, key, { fallback: 'COMMON.MESSAGES.UPDATE_ERROR' }), {
          kind: 'error',
        });
      });
  };
}
