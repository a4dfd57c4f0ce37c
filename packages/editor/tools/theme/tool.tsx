import { keyPart } from '@plinth/i18n';
import { lazyComponent } from '@plinth/ui';
import { IconPalette } from '@tabler/icons-react';
import type { EditorTool } from '../../core/commands/registry/editor-tool.ts';
import { THEME_PARTS } from './theme-parts.ts';

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
    isBeside: true,
  },
  commands: THEME_PARTS.map((part) => ({
    id: `theme-${part}`,
    label: `EDITOR.THEME_PART.${keyPart(part)}`,
    synonyms: `EDITOR.THEME_PART_SYNONYMS.${keyPart(part)}`,
    group: 'go',
    run: ({ session }) =>
      session.ui.setState({ panel: 'theme', isBare: false, requestedPart: part }),
  })),
};
