import { Button, Group, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { ReactNode } from 'react';

type PickerFootProps = {
  /** Summary of the selection. */
  readonly chosen: ReactNode;
  /** null disables the button. */
  readonly onTake: (() => void) | null;
  readonly onCancel: () => void;
  /** Shown before the buttons. */
  readonly children?: ReactNode;
};

/** The selection of a picker, with its confirm and cancel buttons. */
export const PickerFoot = ({ chosen, onTake, onCancel, children }: PickerFootProps) => {
  const t = useT();
  return (
    <Group className="media-picker-foot" justify="space-between" wrap="nowrap">
      <Text truncate c="dimmed" role="status">
        {chosen}
      </Text>
      <Group gap="sm" wrap="nowrap">
        {children}
        <Button variant="default" onClick={onCancel}>
          {t('COMMON.ACTION.CANCEL')}
        </Button>
        <Button disabled={!onTake} onClick={() => onTake?.()} data-testid="pick">
          {t('MODULE.MEDIA_LIBRARY.INSERT')}
        </Button>
      </Group>
    </Group>
  );
};
