import { Button } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { NameDialog } from '../tools/fields/name-dialog.tsx';

type AddPartProps = {
  readonly label: string;
  readonly nameLabel: string;
  readonly longestName?: number;
  readonly onAdd: (name: string) => void;
  readonly 'data-testid': string;
};

/** Adds a part of the design, once it has a name. */
export function AddPart(props: AddPartProps) {
  const { label, nameLabel, longestName, onAdd, 'data-testid': testId } = props;
  const t = useT();
  const [isNaming, setNaming] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPlus size={16} />}
        onClick={() => setNaming(true)}
        style={{ alignSelf: 'start' }}
        data-testid={testId}
      >
        {label}
      </Button>
      {isNaming && (
        <NameDialog
          title={label}
          label={nameLabel}
          {...(longestName !== undefined && { longest: longestName })}
          action={t('COMMON.ACTION.ADD')}
          failure={t('COMMON.MESSAGES.CREATE_ERROR')}
          save={(name) => {
            onAdd(name);
            setNaming(false);
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}
