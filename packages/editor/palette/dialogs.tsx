import { later } from '@plinth/ui';

import { useSession, useUi } from '../session/context.ts';

const Palette = later(async () => (await import('./palette.tsx')).Palette);
const QuickInsert = later(async () => (await import('./quick-insert.tsx')).QuickInsert);
const ShortcutSheet = later(
  async () => (await import('../shortcuts/shortcut-sheet.tsx')).ShortcutSheet,
);
const SaveBlockDialog = later(
  async () => (await import('../blocks/save-block-dialog.tsx')).SaveBlockDialog,
);
const SavePresetDialog = later(
  async () => (await import('../design/save-preset-dialog.tsx')).SavePresetDialog,
);

/** What opens over the editor; each loads when it is first asked for. */
export function Dialogs() {
  const { ui } = useSession();
  const dialog = useUi((state) => state.dialog);
  const onClose = () => ui.setState({ dialog: null, insertAt: null });
  return (
    <>
      {dialog === 'palette' && <Palette onClose={onClose} />}
      {dialog === 'insert' && <QuickInsert onClose={onClose} />}
      {dialog === 'shortcuts' && <ShortcutSheet onClose={onClose} />}
      {dialog === 'save-block' && <SaveBlockDialog onClose={onClose} />}
      {dialog === 'save-preset' && <SavePresetDialog onClose={onClose} />}
    </>
  );
}
