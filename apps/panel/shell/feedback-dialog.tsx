import { Button, Group, Modal, Stack, Textarea, TextInput } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { readStorageJson, toast, writeStorage, writeStorageJson } from '@plinth/ui';
import { useEffect } from 'react';
import { Form } from '../forms/form.tsx';
import { all, atMost, required } from '../forms/rules.tsx';
import { useFields } from '../forms/use-fields.tsx';
import { useGo } from '../router/links.tsx';
import { client } from '../rpc/client.ts';

/** Local storage key of the saved draft. */
const DRAFT = 'support_feedback';
const EMPTY = { subject: '', body: '' };

const readDraft = (): typeof EMPTY => {
  const draft = readStorageJson(DRAFT);
  return { ...EMPTY, ...(typeof draft === 'object' ? draft : {}) };
};

const FeedbackForm = ({ onSent }: { readonly onSent: () => void }) => {
  const t = useT();
  const go = useGo();
  const { form, isBusy, onSubmit } = useFields({
    initial: readDraft(),
    rules: { subject: all(required, atMost(150)), body: all(required, atMost(5000)) },
    submit: async (values) => {
      await client.SupportService.sendFeedback(values);
      form.reset();
      writeStorage(DRAFT, null);
      toast(t('MODULE.SUPPORT.SENT'));
      onSent();
    },
    failed: 'MODULE.SUPPORT.SEND_ERROR',
    onFailure: ({ message }) => {
      if (message !== 'MODULE.SUPPORT.NO_MAIL') return false;
      toast(t(message), {
        kind: 'error',
        action: { label: t('ROUTE.SETTINGS_MAIL.TITLE'), run: () => go('/settings/mail_options/') },
      });
      return true;
    },
  });
  useEffect(() => {
    if (form.isDirty()) writeStorageJson(DRAFT, form.values);
  }, [form.values, form.isDirty]);
  return (
    <Form onSubmit={onSubmit} data-testid="feedback-form">
      <Stack gap="lg">
        <TextInput
          label={t('MODULE.SUPPORT.SUBJECT')}
          maxLength={150}
          withAsterisk
          data-autofocus
          {...form.getInputProps('subject')}
        />
        <Textarea
          label={t('MODULE.SUPPORT.BODY')}
          description={t('MODULE.SUPPORT.BODY_HINT')}
          autosize
          minRows={5}
          maxRows={12}
          maxLength={5000}
          withAsterisk
          {...form.getInputProps('body')}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={isBusy}>
            {t('MODULE.SUPPORT.SEND')}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
};

type FeedbackDialogProps = { readonly opened: boolean; readonly onClose: () => void };

/** Sends feedback to support; the draft is stored until it's sent. */
export const FeedbackDialog = ({ opened, onClose }: FeedbackDialogProps) => {
  const t = useT();
  return (
    <Modal opened={opened} onClose={onClose} title={t('SHELL.FEEDBACK')} size="lg">
      <FeedbackForm onSent={onClose} />
    </Modal>
  );
};
