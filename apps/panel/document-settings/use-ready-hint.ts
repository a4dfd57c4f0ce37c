import { useT } from '@plinth/i18n/react';
import type { PageStatus } from '@plinth/model';
import { useIsUnderConstruction } from '@plinth/ui';

/** Says when visitors see a finished page, for the field with its status. */
export const useReadyHint = (status: PageStatus): string | undefined => {
  const t = useT();
  const isReady = useIsUnderConstruction() && status === 'publish';
  return isReady ? t('MODULE.PAGES.READY_HINT') : undefined;
};
