import { useT } from '@plinth/i18n/react';
import { type ConfirmOptions, confirm } from './confirm.ts';

/** Asks for confirmation of a permanent deletion. */
export const useConfirmDelete = () => {
  const t = useT();
  return (message: Pick<ConfirmOptions, 'title' | 'text'>): Promise<boolean> =>
    confirm({
      ...message,
      confirmLabel: t('COMMON.ACTION.DELETE'),
      cancelLabel: t('COMMON.ACTION.CANCEL'),
      danger: true,
    });
};
