import { Group, Loader } from '@mantine/core';
import { useT } from '@plinth/i18n/react';

/** Loading indicator that appears with a delay, so that fast responses show none. */
export function DelayedLoader() {
  const t = useT();
  return (
    <Group gap="xs" className="pl-awaited" role="status" data-testid="preview-awaited">
      <Loader size="xs" color="gray" aria-hidden />
      {t('COMMON.TEXT.LOADING')}
    </Group>
  );
}
