import { lazyComponent } from '@plinth/ui';
import { openCommand } from '../../core/commands/registry/open-command.ts';
import type { EditorTool } from '../../core/view/editor-tool.ts';

declare module '../../core/view/tool-names.ts' {
  interface DialogNames {
    readonly shortcuts: true;
  }
}

export const shortcutsTool: EditorTool = {
  commands: [
    openCommand('shortcuts', {
      label: 'EDITOR.COMMAND.SHORTCUTS',
      keys: ['?', 'Mod+/'],
      reach: 'controls',
      view: { dialog: 'shortcuts' },
    }),
  ],
  dialogs: [
    {
      name: 'shortcuts',
      Dialog: lazyComponent(async () => (await import('./shortcut-sheet.tsx')).ShortcutSheet),
    },
  ],
};
