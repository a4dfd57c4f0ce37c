import { lazyComponent } from '@plinth/ui';
import { IconFiles } from '@tabler/icons-react';
import type { EditorTool } from '../../core/view/editor-tool.ts';

declare module '../../core/view/tool-names.ts' {
  interface PanelNames {
    readonly pages: true;
  }
}

export const pagesTool: EditorTool = {
  panel: {
    name: 'pages',
    icon: <IconFiles size={20} />,
    Panel: lazyComponent(async () => (await import('./pages-panel.tsx')).PagesPanel),
  },
};
