import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { type FormEvent, useState } from 'react';
import { useCanvas } from '../canvas/canvas-context.ts';
import { setValue } from '../commands/properties.ts';
import { useReport } from '../parts/use-report.ts';
import { widgetLabel } from '../parts/widget-name.ts';
import { useSession } from '../session/context.ts';

/** What the owner calls a widget in layers and outlines; an empty name is the kind's own. */
export function RenameDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const session = useSession();
  const canvas = useCanvas();
  const report = useReport();
  const [node] = useState(() => session.store.node(session.ui.getState().selection.at(-1) ?? ''));
  const [name, setName] = useState(String(node?.properties.layer_name ?? ''));
  const close = () => {
    onClose();
    canvas?.window.focus();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    close();
    const value = name.trim() || undefined;
    if (node) report(setValue(session, [node.id], { path: ['layer_name'], value }));
  };
  return (
    <Modal opened onClose={close} title={t('EDITOR.COMMAND.RENAME')} size="sm">
      <form onSubmit={save}>
        <TextInput
          data-autofocus
          label={t('EDITOR.RENAME.NAME')}
          placeholder={t(widgetLabel(node?.widget ?? ''))}
          maxLength={100}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          data-testid="rename-name"
        />
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={close}>
            {t('COMMON.ACTION.CANCEL')}
          </Button>
          <Button type="submit">{t('COMMON.ACTION.SAVE')}</Button>
        </Group>
      </form>
    </Modal>
  );
}
