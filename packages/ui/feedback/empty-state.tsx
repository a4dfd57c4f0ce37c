import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import './feedback.css';

type EmptyStateProps = {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  /** The primary next step. */
  readonly action?: ReactNode;
};

/** A placeholder for an empty list or screen that explains what it's for and how to start. */
export const EmptyState = ({ icon, title, text, action }: EmptyStateProps) => (
  <Stack className="pl-empty" align="center" gap="sm" data-testid="empty-state">
    <div className="pl-empty-icon" aria-hidden="true">
      {icon}
    </div>
    <Title order={2}>{title}</Title>
    <Text c="dimmed" ta="center" maw={420}>
      {text}
    </Text>
    {action && <div className="pl-empty-action">{action}</div>}
  </Stack>
);
