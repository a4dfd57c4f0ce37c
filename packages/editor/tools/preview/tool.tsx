import { openCommand } from '../../core/commands/registry/open-command.ts';
import type { EditorTool } from '../../core/view/editor-tool.ts';
import { Preview } from './preview.tsx';

export const previewTool: EditorTool = {
  commands: [
    openCommand('preview', {
      label: 'EDITOR.COMMAND.PREVIEW',
      keys: ['P'],
      view: { isPreviewing: true },
    }),
  ],
  Overlay: Preview,
};
