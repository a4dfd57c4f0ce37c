import { lazyComponent } from '@plinth/ui';
import { openCommand } from '../../core/commands/registry/open-command.ts';
import type { EditorTool } from '../../core/view/editor-tool.ts';

declare module '../../core/view/tool-names.ts' {
  interface DialogNames {
    readonly 'save-preset': true;
  }
}

export const inspectorTool: EditorTool = {
  commands: [
    openCommand('content-tab', {
      label: 'EDITOR.COMMAND.CONTENT_TAB',
      keys: ['C'],
      view: { tab: 'content', isBare: false },
    }),
    openCommand('design-tab', {
      label: 'EDITOR.COMMAND.DESIGN_TAB',
      keys: ['S'],
      view: { tab: 'design', isBare: false },
    }),
  ],
  dialogs: [
    {
      name: 'save-preset',
      Dialog: lazyComponent(
        async () => (await import('./save-preset-dialog.tsx')).SavePresetDialog,
      ),
    },
  ],
};
