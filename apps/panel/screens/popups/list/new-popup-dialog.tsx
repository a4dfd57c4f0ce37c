import { Button, Group, Modal, Radio, Stack, TextInput } from '@mantine/core';
import type { PopupRecord } from '@plinth/contract';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { POPUP_TEMPLATES, type PopupTemplate } from '@plinth/model';
import { toast, useMounted } from '@plinth/ui';
import { Form } from '../../../forms/form.tsx';
import { all, atMost, required } from '../../../forms/rules.tsx';
import { useFields } from '../../../forms/use-fields.tsx';
import { client } from '../../../rpc/client.ts';
import { TemplateSketch } from './template-sketch.tsx';

type NewPopupProps = {
  /** Called with the created popup, or null. */
  readonly onClose: (popup: PopupRecord | null) => void;
};

type Values = { name: string; template: PopupTemplate };

const NewPopupForm = ({ onClose }: NewPopupProps) => {
  const t = useT();
  const { form, isBusy, onSubmit } = useFields<Values>({
    initial: { name: '', template: 'announcement' },
    rules: { name: all(required, atMost(100)) },
    submit: async (values) => {
      const popup = await client.PopupsService.create(values);
      toast(t('COMMON.MESSAGES.CREATE_SUCCESS', { name: popup.name }));
      onClose(popup);
    },
    failed: 'COMMON.MESSAGES.NOT_CREATED',
  });
  return (
    <Form onSubmit={onSubmit} data-testid="new-popup-form">
      <Stack gap="lg">
        <TextInput
          label={t('MODULE.POPUPS.NAME')}
          description={t('MODULE.POPUPS.NAME_HINT')}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Radio.Group label={t('MODULE.POPUPS.TEMPLATES')} {...form.getInputProps('template')}>
          <div className="popup-templates">
            {POPUP_TEMPLATES.map((template) => (
              <Radio.Card
                key={template}
                value={template}
                className="popup-template"
                data-testid={`template-${template}`}
              >
                <TemplateSketch template={template} />
                {t(`MODULE.POPUPS.TEMPLATE.${keyPart(template)}`)}
              </Radio.Card>
            ))}
          </div>
        </Radio.Group>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={() => onClose(null)}>
            {t('COMMON.ACTION.CANCEL')}
          </Button>
          <Button type="submit" loading={isBusy} data-testid="create-popup">
            {t('COMMON.ACTION.CREATE')}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
};

/** Name and template of a new popup. */
export const NewPopupDialog = ({
  opened,
  onClose,
}: NewPopupProps & { readonly opened: boolean }) => {
  const t = useT();
  const isMounted = useMounted();
  return (
    <Modal
      opened={opened && isMounted}
      onClose={() => onClose(null)}
      title={t('MODULE.POPUPS.NEW')}
      size="lg"
    >
      <NewPopupForm onClose={onClose} />
    </Modal>
  );
};
