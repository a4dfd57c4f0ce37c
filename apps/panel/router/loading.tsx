import { Center, Loader } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import './loading.css';

/** Shown while the panel or a screen's code loads; not at all if that is quick. */
export const Loading = () => {
  const t = useT();
  return (
    <Center mih="60dvh" className="loading" role="status" aria-label={t('COMMON.TEXT.LOADING')}>
      <Loader />
    </Center>
  );
};
