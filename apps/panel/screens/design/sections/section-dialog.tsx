import { Button, Modal, Stack } from '@mantine/core';
import type { SectionRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { SectionFields } from '@plinth/model';
import { DialogActions } from '../../../forms/dialog-actions.tsx';
import { ChoiceField } from '../../../forms/fields/choice-field.tsx';
import { SwitchField } from '../../../forms/fields/switch-field.tsx';
import { TextField } from '../../../forms/fields/text-field.tsx';
import { Form } from '../../../forms/form.tsx';
import { useFields } from '../../../forms/use-fields.tsx';
import { LockField } from './lock-field.tsx';

type SectionDialogProps = {
  readonly section: SectionRecord;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly save: (section: SectionRecord, settings: SectionFields) => Promise<void>;
};

/** Pages' own content can't become a header or footer, and the reverse. */
const KINDS = {
  header: 'MODULE.DESIGN.SECTIONS.KIND.HEADER',
  footer: 'MODULE.DESIGN.SECTIONS.KIND.FOOTER',
} as const;

const useSectionForm = ({ section, onClose, save }: SectionDialogProps) => {
  const { name, kind, is_sticky_footer, locked } = section;
  return useFields<SectionFields>({
    initial: { name, kind, is_sticky_footer, locked },
    schema: { schema: SectionFields },
    submit: async (settings) => {
      await save(section, settings);
      onClose();
    },
  });
};

/** The settings of a saved section. */
export const SectionDialog = (props: SectionDialogProps) => {
  const t = useT();
  const { section, opened, onClose } = props;
  const { form, field, isBusy, onSubmit } = useSectionForm(props);
  const isUsed = section.used_on > 0;
  return (
    <Modal opened={opened} onClose={onClose} title={section.name}>
      <Form onSubmit={onSubmit}>
        <Stack gap="md">
          <TextField data-autofocus label={t('MODULE.DESIGN.SECTIONS.NAME')} {...field('name')} />
          <ChoiceField
            label={t('MODULE.DESIGN.SECTIONS.KIND')}
            description={isUsed && t('MODULE.DESIGN.SECTIONS.KIND_USED')}
            choices={KINDS}
            disabled={isUsed}
            {...field('kind')}
          />
          {form.values.kind === 'footer' && (
            <SwitchField
              label={t('MODULE.DESIGN.SECTIONS.STICKY')}
              description={t('MODULE.DESIGN.SECTIONS.STICKY_HINT')}
              {...field('is_sticky_footer')}
            />
          )}
          <LockField
            value={form.values.locked}
            onChange={(locked) => form.setFieldValue('locked', locked)}
          />
          <DialogActions>
            <Button variant="default" onClick={onClose} disabled={isBusy}>
              {t('COMMON.ACTION.CANCEL')}
            </Button>
            <Button type="submit" loading={isBusy}>
              {t('COMMON.ACTION.SAVE')}
            </Button>
          </DialogActions>
        </Stack>
      </Form>
    </Modal>
  );
};
