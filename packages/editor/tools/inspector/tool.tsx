import { keyPart } from '@plinth/i18n';
import { lazyComponent } from '@plinth/ui';
import type { Command } from '../../core/commands/registry/command.ts';
import type { EditorTool } from '../../core/commands/registry/editor-tool.ts';
import { DONE } from '../../core/steps/step.ts';
import { type InspectorTab, openMode, toggledInspector } from '../../core/view/inspector-state.ts';
import { kindsOf } from './selected-kinds.ts';

declare module '../../core/view/tool-names.ts' {
  interface DialogNames {
    readonly 'save-preset': true;
  }
}

const showTab =
  (tab: InspectorTab): Command['run'] =>
  ({ session, report }) => {
    session.ui.setState(({ inspectorMode, selection }) => ({
      tab,
      tabOf: kindsOf(session, selection),
      isBare: false,
      inspectorMode: openMode(inspectorMode),
      isInspectorAside: false,
    }));
    report(DONE, `EDITOR.SPOKEN.TAB_${keyPart(tab)}`);
  };

export const inspectorTool: EditorTool = {
  commands: [
    {
      id: 'content-tab',
      label: 'EDITOR.COMMAND.CONTENT_TAB',
      group: 'go',
      keys: ['C'],
      run: showTab('content'),
    },
    {
      id: 'design-tab',
      label: 'EDITOR.COMMAND.DESIGN_TAB',
      group: 'go',
      keys: ['S'],
      run: showTab('design'),
    },
    {
      id: 'toggle-inspector',
      label: 'EDITOR.COMMAND.TOGGLE_INSPECTOR',
      group: 'go',
      run: ({ session }) =>
        session.ui.setState((state) => ({ ...toggledInspector(state), isBare: false })),
    },
  ],
  dialogs: [
    {
      name: 'save-preset',
      Dialog: lazyComponent(
        async () => (await import('./save-preset-dialog.tsx')).SavePresetDialog,
      ),
    },
  ],
};
