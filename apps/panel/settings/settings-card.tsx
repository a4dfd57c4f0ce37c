import { Stack } from '@mantine/core';
import { Panel } from '@plinth/ui';
import type { ReactNode } from 'react';

type SettingsCardProps = {
  readonly title: string;
  readonly description?: string;
  readonly children: ReactNode;
};

/** A card with the settings of one topic. */
export const SettingsCard = ({ children, ...head }: SettingsCardProps) => (
  <Panel {...head}>
    <Stack gap="lg">{children}</Stack>
  </Panel>
);
