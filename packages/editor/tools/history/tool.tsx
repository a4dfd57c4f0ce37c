import { lazyComponent } from '@plinth/ui';
import { IconHistory } from '@tabler/icons-react';
import type { EditorTool } from '../../core/commands/registry/editor-tool.ts';
import { useUi } from '../../core/session/context.ts';
import { HistoryPanel } from './history-panel.tsx';

declare module '../../core/view/tool-names.ts' {
  interface PanelNames {
    readonly history: true;
  }
}

const RevisionView = lazyComponent(async () => (await import('./revision-view.tsx')).RevisionView);

function OpenRevision() {
  const isViewing = useUi(({ viewing }) => viewing !== null);
  return isViewing && <RevisionView />;
}

export const historyTool: EditorTool = {
  panel: {
    name: 'history',
    icon: <IconHistory size={20} />,
    Panel: HistoryPanel,
    isMore: true,
    isBeside: true,
  },
  Overlay: OpenRevision,
};
