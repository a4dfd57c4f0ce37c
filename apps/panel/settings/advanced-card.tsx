import { Collapse, Stack, Title, UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { Panel } from '@plinth/ui';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import './advanced-card.css';

type AdvancedCardProps = {
  /** Whether a field in it has an error; it's open then. */
  readonly hasError: boolean;
  /** “Advanced” by default. */
  readonly title?: string;
  /** What is in it, in a few words. */
  readonly description: string;
  readonly children: ReactNode;
};

/** A card with settings that few owners need, closed at first. */
export const AdvancedCard = ({ hasError, title, description, children }: AdvancedCardProps) => {
  const t = useT();
  const id = useId();
  const [isWanted, setWanted] = useState(false);
  const isOpen = isWanted || hasError;
  return (
    <Panel>
      <Title order={2} className="advanced-card">
        <UnstyledButton
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setWanted(!isOpen)}
          data-testid="advanced-settings"
        >
          {title ?? t('MODULE.SETTINGS.ADVANCED')}
          <IconChevronDown size={18} aria-hidden="true" />
        </UnstyledButton>
      </Title>
      <p className="advanced-card-text">{description}</p>
      {/* Without a transition, so that the first field with an error can be focused at once. */}
      <Collapse expanded={isOpen} transitionDuration={0} id={id}>
        <Stack gap="lg" mt="lg">
          {children}
        </Stack>
      </Collapse>
    </Panel>
  );
};
