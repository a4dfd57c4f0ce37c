import { lazyComponent } from '@plinth/ui';
import { IconFiles } from '@tabler/icons-react';
import type { EditorTool } from '../../core/commands/registry/editor-tool.ts';
import type { PagesPort } from '../../core/ports/pages/port.ts';

declare module '../../core/view/tool-names.ts' {
  interface PanelNames {
    readonly pages: true;
  }
}

async function createPage(pages: PagesPort): Promise<void> {
  const id = await pages.create();
  if (id !== null) pages.open(id);
}

export const pagesTool: EditorTool = {
  panel: {
    name: 'pages',
    icon: <IconFiles size={20} />,
    Panel: lazyComponent(async () => (await import('./pages-panel.tsx')).PagesPanel),
  },
  commands: [
    {
      id: 'new-page',
      label: 'MODULE.PAGES.NEW',
      synonyms: 'EDITOR.COMMAND_SYNONYMS.NEW_PAGE',
      group: 'go',
      run: ({ ports }) => void createPage(ports.pages),
    },
  ],
};
