import { IconPlus } from '@tabler/icons-react';
import type { EditorTool } from '../../core/commands/registry/editor-tool.ts';
import { AddPanel } from './add-panel.tsx';

declare module '../../core/view/tool-names.ts' {
  interface PanelNames {
    readonly add: true;
  }
}

export const addTool: EditorTool = {
  panel: {
    name: 'add',
    icon: <IconPlus size={20} />,
    keys: 'A',
    Panel: AddPanel,
    isSearched: true,
    closesAfterInsert: true,
  },
};
