import { Group, NumberInput, Select, Stack, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { cropOf, editedSize, type ImageSize } from '@plinth/model';
import { IconButton } from '@plinth/ui';
import {
  IconFlipHorizontal,
  IconFlipVertical,
  IconRotate2,
  IconRotateClockwise2,
} from '@tabler/icons-react';
import { useState } from 'react';
import { type EditAction, type EditState, RATIOS, type Ratio } from './edit-state.ts';

type EditToolsProps = {
  /** Of the original. */
  readonly size: ImageSize;
  readonly state: EditState;
  readonly onAction: (action: EditAction) => void;
};

const TURNS = [
  { kind: 'turnLeft', label: 'MODULE.MEDIA_LIBRARY.EDIT.TURN_LEFT', Icon: IconRotate2 },
  { kind: 'turnRight', label: 'MODULE.MEDIA_LIBRARY.EDIT.TURN_RIGHT', Icon: IconRotateClockwise2 },
  { kind: 'flip', label: 'MODULE.MEDIA_LIBRARY.EDIT.FLIP', Icon: IconFlipHorizontal },
  { kind: 'flipDown', label: 'MODULE.MEDIA_LIBRARY.EDIT.FLIP_DOWN', Icon: IconFlipVertical },
] as const;

const useRatioLabel = () => {
  const t = useT();
  return (ratio: Ratio): string => {
    if (ratio === 'free') return t('MODULE.MEDIA_LIBRARY.EDIT.RATIO.FREE');
    return ratio === 'original' ? t('MODULE.MEDIA_LIBRARY.EDIT.RATIO.ORIGINAL') : ratio;
  };
};

type SideInputProps = {
  readonly label: string;
  /** px. */
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
};

/** A side of the result. Shows what is typed until it loses the focus: the result is rounded. */
const SideInput = ({ label, value, most, onChange }: SideInputProps) => {
  const [typed, setTyped] = useState<number | string | null>(null);
  return (
    <NumberInput
      label={label}
      value={typed ?? value}
      onChange={(next) => {
        setTyped(next);
        if (typeof next === 'number' && next >= 1) onChange(next);
      }}
      onBlur={() => setTyped(null)}
      min={1}
      max={most}
      clampBehavior="none"
      allowDecimal={false}
      allowNegative={false}
    />
  );
};

/** Turning, flipping, the ratio of the crop, and the size of the result. */
export const EditTools = ({ size, state, onAction }: EditToolsProps) => {
  const t = useT();
  const ratioLabel = useRatioLabel();
  const result = editedSize(size, state.edits);
  const crop = cropOf(size, state.edits);
  return (
    <Stack gap="md" className="image-tools">
      <Group gap="xs" role="group" aria-label={t('MODULE.MEDIA_LIBRARY.EDIT.TURN')}>
        {TURNS.map(({ kind, label, Icon }) => (
          <IconButton
            key={kind}
            variant="default"
            size={36}
            label={t(label)}
            icon={<Icon size={18} />}
            onClick={() => onAction({ kind })}
          />
        ))}
      </Group>
      <Select
        label={t('MODULE.MEDIA_LIBRARY.EDIT.RATIO')}
        data={RATIOS.map((ratio) => ({ value: ratio, label: ratioLabel(ratio) }))}
        value={state.ratio}
        onChange={(ratio) => ratio && onAction({ kind: 'ratio', ratio: ratio as Ratio })}
        allowDeselect={false}
      />
      <Group gap="sm" grow>
        {(['width', 'height'] as const).map((side) => (
          <SideInput
            key={side}
            label={t(`MODULE.MEDIA_LIBRARY.EDIT.${side === 'width' ? 'WIDTH' : 'HEIGHT'}`)}
            value={result[side]}
            most={crop[side]}
            onChange={(value) => onAction({ kind: side, value })}
          />
        ))}
      </Group>
      <Text size="sm" c="dimmed">
        {t('MODULE.MEDIA_LIBRARY.EDIT.ORIGINAL_SIZE', size)}
      </Text>
    </Stack>
  );
};
