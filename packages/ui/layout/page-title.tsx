import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import './layout.css';

type PageTitleProps = {
  readonly title: string;
  readonly description?: string;
  /** Shown next to the title, for example a status chip. */
  readonly badge?: ReactNode;
  /** At most one primary button. */
  readonly children?: ReactNode;
};

export const PageTitle = ({ title, description, badge, children }: PageTitleProps) => (
  <Group className="pl-page-title" justify="space-between" align="flex-start" gap="md">
    <div className="pl-page-title-text">
      <Group gap="sm">
        <Title order={1}>{title}</Title>
        {badge}
      </Group>
      {description && (
        <Text c="dimmed" mt={4} maw={640}>
          {description}
        </Text>
      )}
    </div>
    {children && <Group gap="sm">{children}</Group>}
  </Group>
);
