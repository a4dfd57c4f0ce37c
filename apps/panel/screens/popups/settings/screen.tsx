import type { PopupRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { FormSkeleton, PageTitle, Panel } from '@plinth/ui';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Form } from '../../../forms/form.tsx';
import { SaveBar } from '../../../forms/save-bar.tsx';
import { LoadError } from '../../../list/load-error.tsx';
import { MISSING_POPUP } from '../../../popups/missing-popup.ts';
import { LinkButton, useIdParam } from '../../../router/links.tsx';
import { client } from '../../../rpc/client.ts';
import { AppearanceFields } from './appearance-fields.tsx';
import { OpeningFields } from './opening-fields.tsx';
import { usePopupForm } from './use-popup-form.ts';
import '../../../document-settings/document-settings.css';

const PopupForm = ({ popup }: { readonly popup: PopupRecord }) => {
  const t = useT();
  const record = usePopupForm(popup);
  const { form, onSubmit } = record;
  return (
    <Form onSubmit={onSubmit} data-testid="popup-settings">
      <div className="document-settings">
        <Panel title={t('MODULE.POPUPS.APPEARANCE')}>
          <AppearanceFields form={form} />
        </Panel>
        <Panel title={t('MODULE.POPUPS.OPENS')} description={t('MODULE.POPUPS.OPENS_HINT')}>
          <OpeningFields form={form} />
        </Panel>
        <SaveBar record={record} />
      </div>
    </Form>
  );
};

/** Settings of a popup: how it looks, and when it opens. */
export const PopupSettingsScreen = () => {
  const t = useT();
  const id = useIdParam();
  const { data: popup, ...query } = useQuery({
    queryKey: ['PopupsService', 'record', id],
    queryFn: () => client.PopupsService.get({ id }),
  });
  return (
    <>
      <PageTitle title={popup?.name ?? t('ROUTE.POPUP_SETTINGS.TITLE')}>
        {popup && (
          <LinkButton to={`/popups/${id}/design/`} leftSection={<IconPencil size={16} />}>
            {t('MODULE.POPUPS.EDIT_DESIGN')}
          </LinkButton>
        )}
      </PageTitle>
      {query.isPending && <FormSkeleton fields={6} />}
      {query.error && (
        <LoadError
          error={query.error}
          onRetry={() => void query.refetch()}
          missing={MISSING_POPUP}
        />
      )}
      {popup && <PopupForm key={popup.id} popup={popup} />}
    </>
  );
};
