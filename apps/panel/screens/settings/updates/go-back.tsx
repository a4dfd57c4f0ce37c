import { Button, Group, Text } from '@mantine/core';
import type { Rollback } from '@plinth/contract';
import { useFormat, useT } from '@plinth/i18n/react';
import { confirm } from '@plinth/ui';
import type { Updates } from '../../../updates/use-updates.ts';

type GoBackProps = { readonly rollback: Rollback; readonly updates: Updates };

/** Goes back to the version from before the last update, after a question. */
export const GoBack = ({ rollback, updates }: GoBackProps) => {
  const t = useT();
  const format = useFormat();
  const { version, updated, until } = rollback;
  const goBack = async () => {
    const isSure = await confirm({
      title: t('MODULE.UPDATES.ROLLBACK_TITLE', { version }),
      text: t('MODULE.UPDATES.ROLLBACK_TEXT', { time: format.dateTime(updated) }),
      confirmLabel: t('MODULE.UPDATES.ROLLBACK'),
      cancelLabel: t('COMMON.ACTION.CANCEL'),
      danger: true,
    });
    if (isSure) await updates.rollback();
  };
  return (
    <>
      <Text c="dimmed">
        {t('MODULE.UPDATES.ROLLBACK_HINT', { version, date: format.date(until) })}
      </Text>
      <Group>
        <Button variant="default" loading={updates.isBusy} onClick={() => void goBack()}>
          {t('MODULE.UPDATES.ROLLBACK')}
        </Button>
      </Group>
    </>
  );
};
