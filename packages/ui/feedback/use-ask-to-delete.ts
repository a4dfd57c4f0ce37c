import { useT } from '@plinth/i18n/react';
import { type ConfirmOptions, confirm } from './confirm.ts';

/** Asks for confirmation of a permanent deletion. */
export const useAskToDelete = () => {
  const t = useT();
  return (what: Pick<ConfirmOptions, 'title' | 'text'>): Promise<boolean> =>
    confirm({
      ...what,
      confirmLabel: t('COMMON.ACTION.DELETE'),
      cancelLabel: t('COMMON.ACTION.CANCEL'),
      danger: true,
    });
};
