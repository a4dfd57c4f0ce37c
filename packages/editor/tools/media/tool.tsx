import { lazyComponent } from '@plinth/ui';
import { IconPhoto } from '@tabler/icons-react';
import type { EditorTool } from '../../core/commands/registry/editor-tool.ts';

declare module '../../core/view/tool-names.ts' {
  interface PanelNames {
    readonly media: true;
  }
}

export const mediaTool: EditorTool = {
  panel: {
    name: 'media',
    icon: <IconPhoto size={20} />,
    Panel: lazyComponent(async () => (await import('./media-panel.tsx')).MediaPanel),
    isMore: true,
    closesAfterInsert: true,
  },
};
