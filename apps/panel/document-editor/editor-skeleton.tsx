import { Skeleton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import './editor-skeleton.css';

/** The editor's layout while the page loads. */
export const EditorSkeleton = () => {
  const t = useT();
  return (
    <div className="pl-editor-skeleton" role="status" aria-label={t('COMMON.TEXT.LOADING')}>
      <Skeleton height={48} radius={0} />
      <Skeleton height="100%" radius={0} width={280} />
      <div>
        <Skeleton height={72} radius={0} />
        <Skeleton height={360} mt={24} radius={0} />
        <Skeleton height={200} mt={24} radius={0} />
      </div>
      <Skeleton height="100%" radius={0} width={320} />
    </div>
  );
};
