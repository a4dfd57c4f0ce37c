import { Button } from '@mantine/core';
import type { PopupRecord, PopupSummary } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { PageTitle } from '@plinth/ui';
import { IconAppWindow, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useRecordActions } from '../../../data/use-records.ts';
import { RecordList } from '../../../list/record-list.tsx';
import { useList } from '../../../list/use-list.ts';
import { useGo } from '../../../router/links.tsx';
import { NewPopupDialog } from './new-popup-dialog.tsx';
import { POPUP_COLUMNS } from './popup-columns.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { usePopupActions } from './use-popup-actions.tsx';
import './popups.css';

/** The popups of the site, by name. */
export const PopupsScreen = () => {
  const t = useT();
  const go = useGo();
  const [isNew, setNew] = useState(false);
  const [previewed, setPreviewed] = useState<PopupSummary | null>(null);
  const { changed } = useRecordActions('PopupsService');
  const list = useList('PopupsService', {
    columns: POPUP_COLUMNS,
    sort: { by: 'name', direction: 'asc' },
  });
  const close = (popup: PopupRecord | null) => {
    setNew(false);
    if (!popup) return;
    void changed();
    go(`/popups/${popup.id}/design/`);
  };
  const newButton = (
    <Button
      leftSection={<IconPlus size={16} />}
      onClick={() => setNew(true)}
      data-testid="new-popup"
    >
      {t('MODULE.POPUPS.NEW')}
    </Button>
  );
  return (
    <>
      <PageTitle title={t('ROUTE.POPUPS.TITLE')} description={t('MODULE.POPUPS.INTRO')}>
        {!list.hasNone && newButton}
      </PageTitle>
      <RecordList
        id="popup"
        list={list}
        search="MODULE.POPUPS.SEARCH"
        nameOf={({ name }) => name}
        {...usePopupActions(setPreviewed)}
        empty={{
          icon: <IconAppWindow />,
          title: t('MODULE.POPUPS.EMPTY'),
          text: t('MODULE.POPUPS.EMPTY_TEXT'),
          action: newButton,
        }}
      />
      <PreviewDialog popup={previewed} onClose={() => setPreviewed(null)} />
      <NewPopupDialog opened={isNew} onClose={close} />
    </>
  );
};
