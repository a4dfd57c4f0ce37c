import { LazyMount, lazyComponent } from '@plinth/ui';
import type { EditorTool } from '../../core/commands/registry/editor-tool.ts';
import { openCommand } from '../../core/commands/registry/open-command.ts';
import { useUi } from '../../core/session/context.ts';
import { PREVIEWING } from '../../core/view/cover-state.ts';

const Preview = lazyComponent(async () => (await import('./preview.tsx')).Preview);

const LazyPreview = () => (
  <LazyMount when={useUi((state) => state.isPreviewing)}>
    <Preview />
  </LazyMount>
);

export const previewTool: EditorTool = {
  commands: [
    openCommand('preview', {
      label: 'EDITOR.COMMAND.PREVIEW',
      keys: ['P'],
      view: PREVIEWING,
    }),
  ],
  Overlay: LazyPreview,
};
