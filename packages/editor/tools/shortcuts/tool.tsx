import { lazyComponent } from '@plinth/ui';
import type { EditorTool } from '../../core/commands/registry/editor-tool.ts';
import { openCommand } from '../../core/commands/registry/open-command.ts';

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
