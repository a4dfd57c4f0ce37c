import { lazyComponent } from '@plinth/ui';
import { IconPalette } from '@tabler/icons-react';
import type { EditorTool } from '../../core/view/editor-tool.ts';

declare module '../../core/view/tool-names.ts' {
  interface PanelNames {
    readonly theme: true;
  }
}

export const themeTool: EditorTool = {
  panel: {
    name: 'theme',
    icon: <IconPalette size={20} />,
    Panel: lazyComponent(async () => (await import('./theme-panel.tsx')).ThemePanel),
    isMore: true,
  },
};
