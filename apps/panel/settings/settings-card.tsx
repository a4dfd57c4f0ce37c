import { Stack } from '@mantine/core';
import { Panel } from '@plinth/ui';
import type { ReactNode } from 'react';

type SettingsCardProps = {
  readonly title: string;
  readonly description?: string;
  readonly children: ReactNode;
};

/** Settings of one topic, one below the other. */
export const SettingsCard = ({ children, ...head }: SettingsCardProps) => (
  <Panel {...head}>
    <Stack gap="lg">{children}</Stack>
  </Panel>
);
