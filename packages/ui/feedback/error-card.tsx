import { Alert, Button, Group, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

type ErrorCardProps = {
  /** Already translated. */
  readonly message: string;
  /** The id of the log entry that contains the cause. */
  readonly incident?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  /** An alternative if retrying doesn't help. */
  readonly action?: ReactNode;
};

/** An error with a retry button, shown in place of data that couldn't be loaded. */
export const ErrorCard = ({ message, incident, onRetry, action }: ErrorCardProps) => {
  const t = useT();
  return (
    <Alert color="red" variant="light" icon={<IconAlertTriangle />} data-testid="error-card">
      <Group justify="space-between" gap="md">
        <div>
          <Text>{message}</Text>
          {incident && (
            <Text size="xs" c="dimmed">
              {t('COMMON.TEXT.ERROR_INCIDENT', { incident })}
            </Text>
          )}
        </div>
        {action}
        {onRetry && (
          <Button size="xs" variant="default" onClick={onRetry}>
            {t('COMMON.ACTION.RETRY')}
          </Button>
        )}
      </Group>
    </Alert>
  );
};
