import { CloseButton, TextInput } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useT } from '@plinth/i18n/react';
import { useResultsAnnouncement } from '@plinth/ui';
import { IconSearch } from '@tabler/icons-react';
import { type Ref, useRef } from 'react';

type SearchFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onFocus?: () => void;
  readonly onEnter?: () => void;
  readonly onEscape?: (() => void) | undefined;
  /** Number of results, which is announced once typing pauses; undefined while they load. */
  readonly found: number | undefined;
  readonly className?: string;
  readonly ref?: Ref<HTMLInputElement>;
  /** Takes the focus when its dialog or popover opens. */
  readonly 'data-autofocus'?: boolean;
  readonly 'data-testid'?: string;
};

/** A compact search field with a label and a clear button. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, onEnter, onEscape, found, ref, ...rest } = props;
  const t = useT();
  useResultsAnnouncement(value, found);
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
        const act = event.key === 'Escape' ? onEscape : event.key === 'Enter' ? onEnter : undefined;
        if (event.nativeEvent.isComposing || !act) return;
        // Enter would also press a button that gets the focus, and Escape leave the panel.
        event.preventDefault();
        act();
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
