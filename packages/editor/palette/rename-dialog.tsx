import { useT } from '@plinth/i18n/react';
import { useState } from 'react';
import { useCanvas } from '../canvas/canvas-context.ts';
import { setValue } from '../commands/properties.ts';
import { useReport } from '../parts/use-report.ts';
import { widgetLabel } from '../parts/widget-name.ts';
import { useSession } from '../session/context.ts';
import { NameDialog } from './name-dialog.tsx';

/** What the owner calls a widget in layers and outlines; an empty name is the kind's own. */
export function RenameDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const session = useSession();
  const canvas = useCanvas();
  const report = useReport();
  const [node] = useState(() => session.store.node(session.ui.getState().selection.at(-1) ?? ''));
  const close = () => {
    onClose();
    canvas?.window.focus();
  };
  const save = (name: string) => {
    close();
    const value = name || undefined;
    if (node) report(setValue(session, [node.id], { path: ['layer_name'], value }));
  };
  return (
    <NameDialog
      title={t('EDITOR.COMMAND.RENAME')}
      label={t('EDITOR.RENAME.NAME')}
      start={String(node?.properties.layer_name ?? '')}
      placeholder={t(widgetLabel(node?.widget ?? ''))}
      isOptional
      failure=""
      save={save}
      onClose={close}
    />
  );
}
