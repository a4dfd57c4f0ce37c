import { Button, Checkbox, Group, Modal, Stack } from '@mantine/core';
import type { FontRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import type { FontSubset } from '@plinth/model';
import { useState } from 'react';
import { useAttempt } from '../../../list/use-attempt.ts';
import { client } from '../../../rpc/client.ts';
import { styleText, subsetText } from './describe-font.ts';

type ChoicesProps<T extends string> = {
  readonly label: string;
  readonly all: readonly T[];
  readonly value: readonly T[];
  readonly textOf: (choice: T) => string;
  readonly onChange: (value: T[]) => void;
};

const Choices = <T extends string>({ label, all, value, textOf, onChange }: ChoicesProps<T>) => {
  const t = useT();
  return (
    <Checkbox.Group
      label={label}
      value={[...value]}
      onChange={(chosen) => onChange(all.filter((each) => chosen.includes(each)))}
      error={value.length === 0 && t('MODULE.FONTS.CHOOSE_ONE')}
    >
      <Stack gap="xs" mt="xs">
        {all.map((choice) => (
          <Checkbox key={choice} value={choice} label={textOf(choice)} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
};

type ChooseDialogProps = {
  readonly font: FontRecord;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onSaved: () => Promise<unknown>;
};

/** Chooses which styles and character sets of a font pages can load. */
export const ChooseDialog = ({ font, opened, onClose, onSaved }: ChooseDialogProps) => {
  const t = useT();
  const attempt = useAttempt();
  const [styles, setStyles] = useState<string[]>(font.styles);
  const [subsets, setSubsets] = useState<FontSubset[]>(font.subsets);
  const { available } = font;
  const isComplete = styles.length > 0 && (subsets.length > 0 || available.subsets.length === 0);
  const save = async () => {
    if (!isComplete) return;
    const { id, revision } = font;
    const isSaved = await attempt(
      () => client.FontsService.save({ item: { id, styles, subsets }, revision }),
      {
        done: t('COMMON.MESSAGES.SAVE_SUCCESS', { name: font.name }),
        failed: 'COMMON.MESSAGES.NOT_SAVED',
        name: font.name,
      },
    );
    await onSaved();
    if (isSaved) onClose();
  };
  return (
    <Modal opened={opened} onClose={onClose} title={font.name}>
      <Stack gap="lg">
        <Choices
          label={t('MODULE.FONTS.STYLES')}
          all={available.styles}
          value={styles}
          textOf={(style) => styleText(t, style)}
          onChange={setStyles}
        />
        {available.subsets.length > 0 && (
          <Choices
            label={t('MODULE.FONTS.SUBSETS')}
            all={available.subsets}
            value={subsets}
            textOf={(subset) => subsetText(t, subset)}
            onChange={setSubsets}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('COMMON.ACTION.CANCEL')}
          </Button>
          <Button onClick={() => void save()}>{t('COMMON.ACTION.SAVE')}</Button>
        </Group>
      </Stack>
    </Modal>
  );
};
