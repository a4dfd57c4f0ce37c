import type { MessageKey } from '@plinth/i18n';
import type { EditorPorts } from '../../ports/ports.ts';
import type { EditorSession } from '../../session/types.ts';
import type { Refusal } from '../refusal.ts';
import type { CommandOutcome } from '../step.ts';

/** Where a command is listed: the palette has the first three, the shortcut sheet has all. */
export const COMMAND_GROUPS = ['selection', 'go', 'settings', 'walk', 'text'] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

/**
 * Where the focus has to be for a command's keys: `canvas` is the page and the layers, `text` adds the
 * page's text, `anywhere` adds the panel's fields; `layers` is the tree alone.
 */
export type Reach = 'canvas' | 'text' | 'anywhere' | 'layers';

/** All that a command works with; always as it is when the command runs. */
export type CommandContext = {
  readonly session: EditorSession;
  readonly ports: EditorPorts;
  /** Says how a command went: why it was refused, or by message key what was done. */
  readonly report: (outcome: CommandOutcome, done?: MessageKey) => void;
  /** Says where the selection stands now, or why it could not move. */
  readonly moved: (outcome: CommandOutcome) => void;
  readonly save: () => void;
  readonly travel: (direction: 'undo' | 'redo') => void;
  /** Moves the focus to the next region of the editor, or with -1 to the one before. */
  readonly toRegion: (step: 1 | -1) => void;
  /** Pictures, text and widgets of the clipboard, after the selection. */
  readonly paste: () => void;
  /** Offers to take the deletion back that was just done: of one widget of this kind, or of several. */
  readonly deleted: (widget: string, count: number) => void;
};

/** One thing that the editor can do: menus, palette, sheet and keys all read it from here. */
export type Command = {
  readonly id: string;
  readonly group: CommandGroup;
  readonly label: MessageKey | ((session: EditorSession) => MessageKey);
  /** `Mod+Shift+Z`: letters as they are named, digits by their place; the first one is shown. */
  readonly keys?: readonly string[];
  /** `canvas` without it. */
  readonly reach?: Reach;
  /** The browser acts on the keys itself, for example by its paste event. */
  readonly isNative?: boolean;
  readonly isDanger?: boolean;
  /** Why it cannot run now; null: it can. */
  readonly refusal?: (session: EditorSession) => Refusal | null;
  /** Absent where keys are only explained. */
  readonly run?: (context: CommandContext) => void;
};
