import type { PopupRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { Panel } from '@plinth/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { FormEvents } from '../document-settings/form-events.ts';
import { StoredRecord } from '../document-settings/stored-record.tsx';
import { Form } from '../forms/form.tsx';
import { SaveBar } from '../forms/save-bar.tsx';
import { RecordUses } from '../links/record-uses.tsx';
import { MISSING_POPUP } from '../popups/missing-popup.ts';
import { client } from '../rpc/client.ts';
import { AppearanceFields } from './appearance-fields.tsx';
import { OpeningFields } from './opening-fields.tsx';
import { usePopupForm } from './use-popup-form.ts';
import '../document-settings/document-settings.css';

/** A popup as stored. It is never from a cache, because the form starts with what was loaded first. */
export const usePopupRecord = (id: number) =>
  useQuery({
    queryKey: ['PopupsService', 'record', id],
    queryFn: () => client.PopupsService.get({ id }),
    gcTime: 0,
  });

type PopupFormProps = FormEvents<PopupRecord> & { readonly popup: PopupRecord };

const PopupForm = ({ popup, onSaved, onDirty, closing = null }: PopupFormProps) => {
  const t = useT();
  const record = usePopupForm({ popup, onSaved });
  const { form, isDirty, onSubmit } = record;
  useEffect(() => onDirty?.(isDirty), [onDirty, isDirty]);
  return (
    <Form onSubmit={onSubmit} data-testid="popup-settings">
      <div className="document-settings">
        <Panel title={t('MODULE.POPUPS.APPEARANCE')}>
          <AppearanceFields form={form} />
        </Panel>
        <Panel title={t('MODULE.POPUPS.OPENS')} description={t('MODULE.POPUPS.OPENS_HINT')}>
          <OpeningFields form={form} />
        </Panel>
        <RecordUses kind="popup" id={popup.id} />
        <SaveBar record={record} closing={closing} />
      </div>
    </Form>
  );
};

type PopupSettingsProps = FormEvents<PopupRecord> & { readonly id: number };

/** The settings of a popup, on a screen of their own or over the editor. */
export const PopupSettings = ({ id, ...events }: PopupSettingsProps) => (
  <StoredRecord query={usePopupRecord(id)} missing={MISSING_POPUP}>
    {(popup) => <PopupForm key={popup.id} popup={popup} {...events} />}
  </StoredRecord>
);
