import { Button, Group, Input } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { MediaType } from '@plinth/model';
import type { ReactNode } from 'react';
import { useMediaFile } from './media-data.ts';
import { pickLabel } from './pick-label.ts';
import { useMediaPicker } from './use-media-picker.tsx';

type MediaFieldProps = {
  readonly label: string;
  readonly description?: string;
  readonly type: MediaType;
  /** Whether samples aren't offered at first. */
  readonly isOwn?: boolean;
  readonly value?: number | null;
  readonly onChange?: (id: number | null) => void;
  readonly error?: ReactNode;
  /** Shows the chosen file; its URL is null while none is chosen. */
  readonly preview: (url: string | null) => ReactNode;
};

/** A file of the media library. */
export const MediaField = ({
  type,
  isOwn = false,
  value = null,
  onChange,
  preview,
  ...wrapper
}: MediaFieldProps) => {
  const t = useT();
  const { pickFile, picker } = useMediaPicker();
  const file = useMediaFile(value);
  const choose = async () => {
    const chosen = await pickFile({ type, isOwn, selected: value });
    if (chosen) onChange?.(chosen.id);
  };
  return (
    <Input.Wrapper label={wrapper.label} description={wrapper.description} error={wrapper.error}>
      {preview(value === null ? null : (file.data?.url ?? null))}
      <Group gap="sm">
        <Button variant="default" size="xs" onClick={() => void choose()}>
          {t(pickLabel(type))}
        </Button>
        {value !== null && (
          <Button variant="subtle" size="xs" onClick={() => onChange?.(null)}>
            {t('COMMON.ACTION.REMOVE')}
          </Button>
        )}
      </Group>
      {picker}
    </Input.Wrapper>
  );
};
