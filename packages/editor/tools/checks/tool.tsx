import { lazyComponent } from '@plinth/ui';
import { IconShieldCheck } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { EditorTool } from '../../core/commands/registry/editor-tool.ts';

declare module '../../core/view/tool-names.ts' {
  interface PanelNames {
    readonly checks: true;
  }
  interface DialogNames {
    readonly 'publish-check': true;
  }
}

const ChecksPanel = lazyComponent(async () => (await import('./checks-panel.tsx')).ChecksPanel);

const PublishCheck = lazyComponent(async () => (await import('./publish-check.tsx')).PublishCheck);

/** `Summary` is shown above the problems. */
export const checksTool = (Summary: ComponentType): EditorTool => ({
  panel: {
    name: 'checks',
    icon: <IconShieldCheck size={20} />,
    Panel: () => (
      <ChecksPanel>
        <Summary />
      </ChecksPanel>
    ),
    isMore: true,
    isBeside: true,
  },
  dialogs: [{ name: 'publish-check', Dialog: PublishCheck }],
});
