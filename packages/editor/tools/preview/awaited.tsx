import { Group, Loader } from '@mantine/core';
import { useT } from '@plinth/i18n/react';

/** In the place of what is on its way; quick answers come before it is seen. */
export function Awaited() {
  const t = useT();
  return (
    <Group gap="xs" className="pl-awaited" role="status" data-testid="preview-awaited">
      <Loader size="xs" color="gray" aria-hidden />
      {t('COMMON.TEXT.LOADING')}
    </Group>
  );
}
