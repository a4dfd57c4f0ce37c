import { useT } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { useDesign } from './design-context.ts';

/** Saves something for the whole site, shows it on the page, and says when it was refused. */
export function useStoring(): (work: () => Promise<void>) => void {
  const t = useT();
  const design = useDesign();
  return (work) => {
    work()
      .then(design.refresh)
      .catch((error: unknown) =>
        toast(t(error instanceof Error ? error.message : 'COMMON.MESSAGES.UPDATE_ERROR'), {
          kind: 'error',
        }),
      );
  };
}
