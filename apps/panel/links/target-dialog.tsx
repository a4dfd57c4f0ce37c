import { Autocomplete, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { RpcError } from '@plinth/contract';
import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { Form } from '../forms/form.tsx';
import { required } from '../forms/rules.tsx';
import { useFields } from '../forms/use-fields.tsx';
import { isReachable } from '../pages/is-reachable.ts';
import { urlPath } from '../pages/url-path.ts';
import { usePages } from '../pages/use-pages.ts';
import './target-dialog.css';

type TargetDialogProps = {
  /** The URL that was not found. */
  readonly path: string;
  /** Of the dialog, and its button. */
  readonly labels: { readonly title: string; readonly submit: string };
  /** Message key for failures without their own message. */
  readonly failed: MessageKey;
  readonly onClose: () => void;
  /** Throws what the server refuses. */
  readonly onChosen: (target: string) => Promise<unknown>;
};

/** What the server refuses, at the only field, whichever field of a record it names. */
const atUrl = (error: unknown): unknown => {
  if (!(error instanceof RpcError && error.data.errors)) return error;
  const errors = { url: Object.values(error.data.errors).flat() };
  return new RpcError(error.type, { ...error.data, message: error.message, errors });
};

/** Asks where visitors of a URL should go. */
export const TargetDialog = ({ path, labels, failed, onClose, onChosen }: TargetDialogProps) => {
  const t = useT();
  const pages = usePages().data ?? [];
  const reachable = pages.filter(isReachable);
  const paths = [...new Set(reachable.map(({ full_url }) => urlPath(full_url)))];
  const { form, isBusy, onSubmit } = useFields({
    initial: { url: '' },
    rules: { url: required },
    submit: async ({ url }) => {
      await onChosen(url.trim()).catch((error: unknown) => {
        throw atUrl(error);
      });
      onClose();
    },
    failed,
    isShort: true,
  });
  return (
    <Modal opened onClose={onClose} title={labels.title}>
      <Form onSubmit={onSubmit} data-testid="target-form">
        <Stack gap="md">
          <Text className="target-dialog-url">{path}</Text>
          <Autocomplete
            label={t('MODULE.REDIRECTS.NEW_URL')}
            placeholder={t('MODULE.REDIRECTS.NEW_URL_EXAMPLE')}
            data={paths}
            limit={20}
            data-autofocus
            {...form.getInputProps('url')}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('COMMON.ACTION.CANCEL')}
            </Button>
            <Button type="submit" loading={isBusy}>
              {labels.submit}
            </Button>
          </Group>
        </Stack>
      </Form>
    </Modal>
  );
};
