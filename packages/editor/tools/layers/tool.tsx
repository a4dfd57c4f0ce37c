import { IconStack2 } from '@tabler/icons-react';
import type { EditorTool } from '../../core/commands/registry/editor-tool.ts';
import { LayersPanel } from './layers-panel.tsx';

declare module '../../core/view/tool-names.ts' {
  interface PanelNames {
    readonly layers: true;
  }
}

export const layersTool: EditorTool = {
  panel: {
    name: 'layers',
    icon: <IconStack2 size={20} />,
    keys: 'L',
    Panel: LayersPanel,
    isBeside: true,
  },
};
