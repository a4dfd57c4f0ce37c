import { Collapse, Stack, UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import './more-fields.css';

type MoreFieldsProps = {
  readonly isOpenAtFirst: boolean;
  readonly hasError: boolean;
  readonly children: ReactNode;
};

/** Fields that few items need, folded at first. */
export const MoreFields = ({ isOpenAtFirst, hasError, children }: MoreFieldsProps) => {
  const t = useT();
  const id = useId();
  const [isWanted, setWanted] = useState(isOpenAtFirst);
  const isOpen = isWanted || hasError;
  return (
    <div>
      <UnstyledButton
        className="more-fields"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setWanted(!isOpen)}
      >
        {t('MODULE.MENUS.MORE')}
        <IconChevronDown size={16} aria-hidden="true" />
      </UnstyledButton>
      {/* Without a transition, so that the first field with an error can be focused at once. */}
      <Collapse expanded={isOpen} transitionDuration={0} id={id}>
        <Stack gap="lg" mt="md">
          {children}
        </Stack>
      </Collapse>
    </div>
  );
};
