import type { PopupSummary } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { IconCopy, IconEye, IconPencil, IconSettings, IconTrash } from '@tabler/icons-react';
import { useRecordActions } from '../../../data/use-records.ts';
import { UsesList } from '../../../links/uses-list.tsx';
import type { BulkAction } from '../../../list/record-list.tsx';
import type { RowAction } from '../../../list/row-menu.tsx';
import { usePopupUses, usesOf } from '../../../popups/use-popup-uses.ts';

type PopupActions = {
  readonly actionsOf: (popup: PopupSummary) => readonly RowAction[];
  readonly bulkActions: readonly BulkAction<PopupSummary>[];
};

/** Actions on popups in their list. `preview` shows one. Deleting says what links to them. */
export const usePopupActions = (preview: (popup: PopupSummary) => void): PopupActions => {
  const t = useT();
  const { duplicate, remove } = useRecordActions('PopupsService');
  const allUses = usePopupUses();
  const removeAll = (popups: readonly PopupSummary[]) => {
    const [first, ...others] = popups;
    const count = popups.length;
    const uses = popups.flatMap(({ id }) => usesOf(allUses, id));
    const text =
      uses.length > 0 ? (
        <>
          {t('MODULE.POPUPS.DELETE_USED')}
          <UsesList uses={uses} />
        </>
      ) : (
        t('MODULE.POPUPS.DELETE_TEXT', { count })
      );
    const title =
      first && others.length === 0
        ? t('MODULE.POPUPS.DELETE_TITLE', { name: first.name })
        : t('MODULE.POPUPS.DELETE_MANY', { count });
    return remove(popups, { title, text });
  };
  const deletion = { label: t('COMMON.ACTION.DELETE'), Icon: IconTrash, isDanger: true };
  return {
    bulkActions: [{ ...deletion, run: removeAll }],
    actionsOf: (popup) => {
      const path = `/popups/${popup.id}`;
      return [
        { label: t('MODULE.POPUPS.EDIT_DESIGN'), Icon: IconPencil, to: `${path}/design/` },
        { label: t('MODULE.POPUPS.PREVIEW'), Icon: IconEye, run: () => preview(popup) },
        { label: t('ROUTE.POPUP_SETTINGS.TITLE'), Icon: IconSettings, to: `${path}/settings/` },
        { label: t('COMMON.ACTION.DUPLICATE'), Icon: IconCopy, run: () => duplicate(popup) },
        { ...deletion, run: () => removeAll([popup]) },
      ];
    },
  };
};
