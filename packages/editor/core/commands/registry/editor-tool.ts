import type { ComponentType, ReactNode } from 'react';
import type { DialogName, PanelName } from '../../view/tool-names.ts';
import type { Command } from './command.ts';

export type ToolPanel = {
  readonly name: PanelName;
  /** On the rail. */
  readonly icon: ReactNode;
  readonly Panel: ComponentType;
  /** The key that opens it. */
  readonly keys?: string;
  /** Opening it starts its search, except by touch, where the keyboard would cover the panel. */
  readonly isSearched?: boolean;
  /** Behind the rail's "More" button on phones. */
  readonly isMore?: boolean;
  /** Has a fixed width of its own, next to the page, half of which it would cover. */
  readonly isWide?: boolean;
  /** Not reopened the next time the editor opens. */
  readonly isTransient?: boolean;
  /** Next to the page unless the user lets it float: what it shows can be anywhere on the page. */
  readonly isBeside?: boolean;
  /** Closes once something is added to the page, unless it is pinned. */
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
  /** Always rendered above the whole editor; may render nothing. */
  readonly Overlay?: ComponentType;
  /** Always rendered above the canvas; may render nothing. */
  readonly CanvasCover?: ComponentType;
};
