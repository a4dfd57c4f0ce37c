import { type PopupRecord, popups } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import type { PopupFields } from '@plinth/model';
import { useRecordActions } from '../data/use-records.ts';
import { useRecordForm } from '../forms/use-record-form.tsx';
import { client } from '../rpc/client.ts';

const valuesOf = ({ name, properties }: PopupRecord): PopupFields => ({ name, properties });

type PopupFormNeeds = {
  readonly popup: PopupRecord;
  readonly onSaved?: ((popup: PopupRecord) => void) | undefined;
};

/** The form of a popup's settings. */
export const usePopupForm = ({ popup, onSaved }: PopupFormNeeds) => {
  const t = useT();
  const { changed: refresh } = useRecordActions('PopupsService');
  return useRecordForm<PopupFields>({
    stored: valuesOf(popup),
    revision: popup.revision,
    schema: { schema: popups.fields },
    savedText: ({ name }) => t('COMMON.MESSAGES.SAVE_SUCCESS', { name }),
    failed: 'COMMON.MESSAGES.NOT_SAVED',
    save: async ({ changed, revision }) => {
      const stored = await client.PopupsService.save({
        item: { id: popup.id, ...changed },
        revision,
      });
      await refresh();
      onSaved?.(stored);
      return { stored: valuesOf(stored), revision: stored.revision };
    },
  });
};

export type PopupForm = ReturnType<typeof usePopupForm>['form'];
