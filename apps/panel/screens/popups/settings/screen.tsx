import { useT } from '@plinth/i18n/react';
import { PageTitle } from '@plinth/ui';
import { IconPencil } from '@tabler/icons-react';
import { PopupSettings, usePopupRecord } from '../../../popup-settings/popup-settings.tsx';
import { LinkButton, useIdParam } from '../../../router/links.tsx';

/** Settings of a popup: how it looks, and when it opens. */
export const PopupSettingsScreen = () => {
  const t = useT();
  const id = useIdParam();
  const popup = usePopupRecord(id).data;
  return (
    <>
      <PageTitle title={popup?.name ?? t('ROUTE.POPUP_SETTINGS.TITLE')}>
        {popup && (
          <LinkButton to={`/popups/${id}/design/`} leftSection={<IconPencil size={16} />}>
            {t('MODULE.POPUPS.EDIT_DESIGN')}
          </LinkButton>
        )}
      </PageTitle>
      <PopupSettings id={id} />
    </>
  );
};
