import { Button, Group, Modal, Select, Stack } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { type FormEvent, useState } from 'react';
import { isReachable } from '../../../pages/is-reachable.ts';
import { pageTree } from '../../../pages/page-tree.ts';
import { usePages } from '../../../pages/use-pages.ts';
import { treeRows } from '../../../tree/flat-tree.ts';

type PageDialogProps = {
  readonly onClose: () => void;
  readonly onChosen: (id: number) => Promise<boolean>;
};

/** Asks for the page that links should lead to. */
export const PageDialog = ({ onClose, onChosen }: PageDialogProps) => {
  const t = useT();
  const pages = usePages().data ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen === null) return;
    setBusy(true);
    if (await onChosen(Number(chosen))) onClose();
    setBusy(false);
  };
  return (
    <Modal opened onClose={onClose} title={t('MODULE.LINKS.CHOOSE')}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <Select
            label={t('MODULE.LINKS.CHOOSE_PAGE')}
            data={treeRows(pageTree(pages))
              .filter(({ item }) => isReachable(item))
              .map(({ id, depth, item }) => ({
                value: String(id),
                label: `${'– '.repeat(depth)}${item.name}`,
              }))}
            value={chosen}
            onChange={setChosen}
            searchable
            data-autofocus
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('COMMON.ACTION.CANCEL')}
            </Button>
            <Button type="submit" loading={isBusy} disabled={chosen === null}>
              {t('COMMON.ACTION.SAVE')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};
