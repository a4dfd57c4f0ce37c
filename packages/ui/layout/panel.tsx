import { Group, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import './layout.css';

type PanelProps = {
  readonly title?: string;
  readonly description?: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
  readonly 'data-testid'?: string;
};

/** A card with a title and an optional description. */
export const Panel = ({ title, description, action, children, ...rest }: PanelProps) => {
  const headingId = useId();
  return (
    <section className="pl-panel" aria-labelledby={title ? headingId : undefined} {...rest}>
      {title && (
        <Group className="pl-panel-head" justify="space-between" align="flex-start" wrap="nowrap">
          <div>
            <Title order={2} id={headingId}>
              {title}
            </Title>
            {description && (
              <Text c="dimmed" mt={2}>
                {description}
              </Text>
            )}
          </div>
          {action}
        </Group>
      )}
      {children}
    </section>
  );
};
