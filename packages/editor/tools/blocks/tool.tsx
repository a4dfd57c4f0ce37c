import { lazyComponent } from '@plinth/ui';
import { IconLayoutGridAdd } from '@tabler/icons-react';
import type { EditorTool } from '../../core/commands/registry/editor-tool.ts';

declare module '../../core/view/tool-names.ts' {
  interface PanelNames {
    readonly blocks: true;
  }
  interface DialogNames {
    readonly 'save-block': true;
  }
}

export const blocksTool: EditorTool = {
  panel: {
    name: 'blocks',
    icon: <IconLayoutGridAdd size={20} />,
    keys: 'B',
    Panel: lazyComponent(async () => (await import('./blocks-panel.tsx')).BlocksPanel),
    isWide: true,
    isTransient: true,
    closesAfterInsert: true,
  },
  dialogs: [
    {
      name: 'save-block',
      Dialog: lazyComponent(async () => (await import('./save-block-dialog.tsx')).SaveBlockDialog),
    },
  ],
};
