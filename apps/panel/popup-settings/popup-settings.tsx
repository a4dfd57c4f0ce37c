import type { PopupRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { FormSkeleton, Panel } from '@plinth/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Form } from '../forms/form.tsx';
import { SaveBar } from '../forms/save-bar.tsx';
import type { Closing } from '../forms/unsaved-guard.tsx';
import { LoadError } from '../list/load-error.tsx';
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

type FormEvents = {
  /** Called with the popup as stored. */
  readonly onSaved?: (popup: PopupRecord) => void;
  readonly onDirty?: (isDirty: boolean) => void;
  /** A request to close what the form is in. */
  readonly closing?: Closing | null;
};

type PopupFormProps = FormEvents & { readonly popup: PopupRecord };

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
        <SaveBar record={record} closing={closing} />
      </div>
    </Form>
  );
};

/** The settings of a popup, on a screen of their own or over the editor. */
export const PopupSettings = ({ id, ...events }: FormEvents & { readonly id: number }) => {
  const popup = usePopupRecord(id);
  return (
    <>
      {popup.isPending && <FormSkeleton fields={6} />}
      {popup.error && (
        <LoadError
          error={popup.error}
          onRetry={() => void popup.refetch()}
          missing={MISSING_POPUP}
        />
      )}
      {popup.data && <PopupForm key={popup.data.id} popup={popup.data} {...events} />}
    </>
  );
};
