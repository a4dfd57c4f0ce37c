import { Button, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { ReactNode } from 'react';
import './bulk-bar.css';

type BulkBarProps = {
  readonly count: number;
  readonly onClear: () => void;
  /** Buttons of the actions. */
  readonly children: ReactNode;
};

/** Actions on the selected records of a list; it stays in view. */
export const BulkBar = ({ count, onClear, children }: BulkBarProps) => {
  const t = useT();
  return (
    <div className="bulk-bar" data-testid="bulk-bar">
      <Text fw={500} aria-live="polite">
        {t('COMMON.LIST.SELECTED', { count })}
      </Text>
      {children}
      <Button variant="subtle" size="xs" onClick={onClear}>
        {t('COMMON.LIST.CLEAR_SELECTION')}
      </Button>
    </div>
  );
};
