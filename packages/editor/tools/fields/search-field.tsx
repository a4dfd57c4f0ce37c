import { CloseButton, TextInput } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useT } from '@plinth/i18n/react';
import { IconSearch } from '@tabler/icons-react';
import { type Ref, useRef } from 'react';
import { useTypedAnnouncement } from './use-typed-announcement.ts';

type SearchFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onEnter?: () => void;
  /** Number of results, which is announced once typing pauses. */
  readonly found?: number;
  readonly className?: string;
  readonly ref?: Ref<HTMLInputElement>;
  /** Takes the focus when its dialog or popover opens. */
  readonly 'data-autofocus'?: boolean;
  readonly 'data-testid'?: string;
};

/** A compact search field with a label and a clear button. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, onEnter, found, ref, ...rest } = props;
  const t = useT();
  const isAnnounced = found !== undefined && value.trim() !== '';
  useTypedAnnouncement(value, isAnnounced ? t('EDITOR.SPOKEN.FOUND', { count: found }) : null);
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    field.current?.focus();
  };
  return (
    <TextInput
      ref={useMergedRef(field, ref)}
      size="xs"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || !onEnter) return;
        // The key would also press a button that gets the focus.
        event.preventDefault();
        onEnter();
      }}
      placeholder={label}
      aria-label={label}
      leftSection={<IconSearch size={14} />}
      data-search
      rightSection={
        value !== '' && (
          <CloseButton size="xs" aria-label={t('COMMON.ACTION.CLEAR')} onClick={clear} />
        )
      }
      {...rest}
    />
  );
}
