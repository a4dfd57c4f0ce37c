import type { ComponentType, ReactNode } from 'react';
import type { Command } from '../commands/registry/command.ts';
import type { DialogName, PanelName } from './tool-names.ts';

export type ToolPanel = {
  readonly name: PanelName;
  /** On the rail. */
  readonly icon: ReactNode;
  readonly Panel: ComponentType;
  /** The key that opens it. */
  readonly keys?: string;
  /** Behind the rail's "More" button on phones. */
  readonly isMore?: boolean;
  /** Has a fixed width of its own. */
  readonly isWide?: boolean;
  /** Closed again when the editor opens the next time. */
  readonly isTransient?: boolean;
  /** On small screens it closes once something is added to the page. */
  readonly closesAfterInsert?: boolean;
};

export type ToolDialog = {
  readonly name: DialogName;
  readonly Dialog: ComponentType<{ readonly onClose: () => void }>;
};

/** What a tool adds to the editor; the shell's registry lists every tool. */
export type EditorTool = {
  readonly panel?: ToolPanel;
  readonly dialogs?: readonly ToolDialog[];
  readonly commands?: readonly Command[];
  /** Rendered over the whole editor; decides itself whether it shows anything. */
  readonly Overlay?: ComponentType;
  /** Rendered over the canvas; decides itself whether it shows anything. */
  readonly CanvasCover?: ComponentType;
};
