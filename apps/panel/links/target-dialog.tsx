import { Autocomplete, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { type FormEvent, useState } from 'react';
import { urlPath } from '../pages/url-path.ts';
import { usePages } from '../pages/use-pages.ts';

type TargetDialogProps = {
  /** The URL that was not found. */
  readonly path: string;
  /** Of the dialog, and its button. */
  readonly labels: { readonly title: string; readonly submit: string };
  readonly onClose: () => void;
  readonly onChosen: (target: string) => Promise<boolean>;
};

/** Asks where visitors of a URL should go. */
export const TargetDialog = ({ path, labels, onClose, onChosen }: TargetDialogProps) => {
  const t = useT();
  const pages = usePages().data ?? [];
  const [target, setTarget] = useState('');
  const [isBusy, setBusy] = useState(false);
  const paths = [...new Set(pages.map(({ full_url }) => urlPath(full_url)))];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    if (await onChosen(target.trim())) onClose();
    setBusy(false);
  };
  return (
    <Modal opened onClose={onClose} title={labels.title}>
      <form onSubmit={(event) => void submit(event)} data-testid="target-form">
        <Stack gap="md">
          <Text className="redirect-target">{path}</Text>
          <Autocomplete
            label={t('MODULE.REDIRECTS.NEW_URL')}
            placeholder={t('MODULE.REDIRECTS.NEW_URL_EXAMPLE')}
            data={paths}
            limit={20}
            value={target}
            onChange={setTarget}
            data-autofocus
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('COMMON.ACTION.CANCEL')}
            </Button>
            <Button type="submit" loading={isBusy} disabled={target.trim() === ''}>
              {labels.submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};
