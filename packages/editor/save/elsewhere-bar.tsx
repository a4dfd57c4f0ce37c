import { Alert } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconBrowser } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useServices } from '../session/services.ts';
import { watchElsewhere } from './elsewhere.ts';
import './save.css';

/** The same page stands in another window of this browser. */
export function ElsewhereBar() {
  const t = useT();
  const { page } = useServices();
  const [isOpen, setOpen] = useState(false);
  const [isRead, setRead] = useState(false);
  useEffect(
    () =>
      watchElsewhere(page.id, (isElsewhere) => {
        setOpen(isElsewhere);
        if (!isElsewhere) setRead(false);
      }),
    [page.id],
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
