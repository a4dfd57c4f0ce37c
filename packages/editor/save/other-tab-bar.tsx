import { Alert } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconBrowser } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useServices } from '../core/session/services.ts';
import { watchOtherTabs } from './other-tabs.ts';
import './save.css';

/** Warns that the same document is open in another window of this browser. */
export function OtherTabBar() {
  const t = useT();
  const { kind, id } = useServices().owner;
  const [isOpen, setOpen] = useState(false);
  const [isRead, setRead] = useState(false);
  useEffect(
    () =>
      watchOtherTabs({ kind, id }, (isElsewhere) => {
        setOpen(isElsewhere);
        if (!isElsewhere) setRead(false);
      }),
    [kind, id],
  );
  if (!isOpen || isRead) return null;
  return (
    <Alert
      color="blue"
      icon={<IconBrowser size={18} />}
      title={t('EDITOR.ELSEWHERE.TITLE')}
      withCloseButton
      closeButtonLabel={t('COMMON.ACTION.CLOSE')}
      onClose={() => setRead(true)}
      className="pl-problem-bar"
      data-testid="elsewhere-bar"
    >
      {t('EDITOR.ELSEWHERE.TEXT')}
    </Alert>
  );
}
