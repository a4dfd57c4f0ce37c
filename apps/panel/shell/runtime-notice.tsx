import { Button } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { useState } from 'react';
import { useBoot } from '../session/boot.ts';

const COOKIE = 'plinth_runtime_notice';
/** Seconds in a year. */
const YEAR = 31_536_000;

const isHidden = (): boolean => document.cookie.split('; ').includes(`${COOKIE}=hidden`);

/** Says that support for the server's version of Node ends, until it's closed for a year. */
export const RuntimeNotice = () => {
  const t = useT();
  const { is_runtime_old } = useBoot().config;
  const [isClosed, setClosed] = useState(isHidden);
  if (!is_runtime_old || isClosed) return null;
  const close = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: The Cookie Store API needs HTTPS.
    document.cookie = `${COOKIE}=hidden; path=/; max-age=${YEAR}; samesite=lax`;
    setClosed(true);
  };
  return (
    <div className="shell-notice" data-testid="runtime-notice">
      <span>{t('SHELL.RUNTIME_OLD')}</span>
      <Button size="xs" variant="default" onClick={close}>
        {t('COMMON.ACTION.CLOSE')}
      </Button>
    </div>
  );
};
