import { MultiSelect } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { SectionLock } from '@plinth/model';
import { useState } from 'react';
import { ChoiceField } from '../../../forms/fields/choice-field.tsx';
import { useLockable } from './use-lockable.ts';

type LockFieldProps = {
  readonly value: SectionLock;
  readonly onChange: (value: SectionLock) => void;
};

const LOCKS = {
  none: 'MODULE.DESIGN.SECTIONS.LOCK.NONE',
  some: 'MODULE.DESIGN.SECTIONS.LOCK.SOME',
  all: 'MODULE.DESIGN.SECTIONS.LOCK.ALL',
} as const;

const lockOf = (value: SectionLock): keyof typeof LOCKS => {
  if (value === 'all') return 'all';
  return value.length > 0 ? 'some' : 'none';
};

/** Chooses what can't be added to a section. */
export const LockField = ({ value, onChange }: LockFieldProps) => {
  const t = useT();
  const [lock, setLock] = useState(() => lockOf(value));
  const lockable = useLockable(lock === 'some');
  const names = value === 'all' ? [] : value;
  const choose = (next: string | null) => {
    setLock(next as typeof lock);
    onChange(next === 'all' ? 'all' : []);
  };
  return (
    <>
      <ChoiceField
        label={t('MODULE.DESIGN.SECTIONS.LOCK')}
        description={t('MODULE.DESIGN.SECTIONS.LOCK_HINT')}
        choices={LOCKS}
        value={lock}
        onChange={choose}
        data-testid="section-lock"
      />
      {lock === 'some' && (
        <MultiSelect
          label={t('MODULE.DESIGN.SECTIONS.LOCKED')}
          placeholder={names.length === 0 ? t('MODULE.DESIGN.SECTIONS.LOCKED_CHOOSE') : ''}
          searchable
          hidePickedOptions
          data={lockable}
          value={[...names]}
          onChange={onChange}
          data-testid="section-locked"
        />
      )}
    </>
  );
};
