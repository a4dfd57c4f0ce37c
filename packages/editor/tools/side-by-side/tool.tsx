import { lazyComponent } from '@plinth/ui';
import type { EditorTool } from '../../core/commands/registry/editor-tool.ts';
import { useUi } from '../../core/session/context.ts';

const SideBySide = lazyComponent(async () => (await import('./side-by-side.tsx')).SideBySide);

function OpenSideBySide() {
  const isOpen = useUi(({ isSideBySide }) => isSideBySide);
  return isOpen && <SideBySide />;
}

export const sideBySideTool: EditorTool = {
  commands: [
    {
      id: 'side-by-side',
      label: 'EDITOR.COMMAND.SIDE_BY_SIDE',
      group: 'settings',
      keys: ['5'],
      run: ({ session }) =>
        session.ui.setState(({ isSideBySide }) => ({ isSideBySide: !isSideBySide })),
    },
  ],
  CanvasCover: OpenSideBySide,
};
