import { lazyComponent } from '@plinth/ui';
import type { EditorTool } from '../../core/commands/registry/editor-tool.ts';
import { openCommand } from '../../core/commands/registry/open-command.ts';

declare module '../../core/view/tool-names.ts' {
  interface DialogNames {
    readonly palette: true;
    readonly insert: true;
  }
}

export const paletteTool: EditorTool = {
  commands: [
    openCommand('palette', {
      label: 'EDITOR.COMMAND.PALETTE',
      keys: ['Mod+K'],
      reach: 'anywhere',
      view: { dialog: 'palette' },
    }),
    openCommand('quick-insert', {
      label: 'EDITOR.COMMAND.QUICK_INSERT',
      keys: ['/'],
      view: { dialog: 'insert' },
    }),
  ],
  dialogs: [
    { name: 'palette', Dialog: lazyComponent(async () => (await import('./palette.tsx')).Palette) },
    {
      name: 'insert',
      Dialog: lazyComponent(async () => (await import('./quick-insert.tsx')).QuickInsert),
    },
  ],
};
