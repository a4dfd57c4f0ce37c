import type { MessageKey } from '@plinth/i18n';
import type { EditorPorts } from '../../ports/ports.ts';
import type { EditorSession } from '../../session/types.ts';
import type { Refusal } from '../../steps/refusal.ts';
import type { CommandOutcome } from '../../steps/step.ts';

/**
 * Groups in which commands are listed. The palette has the first three, the shortcut sheet has all.
 */
export const COMMAND_GROUPS = ['selection', 'go', 'settings', 'walk', 'text'] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

/**
 * Where focus has to be for a command's keys: `page` means the page and the layers, `canvas` adds
 * controls for keys with Ctrl, `controls` adds everything that isn't written in, `text` adds text
 * being edited, `anywhere` adds the panel's fields, and `always` adds dialogs. `layers` means only
 * the layers tree.
 */
export type Reach = 'page' | 'canvas' | 'controls' | 'text' | 'anywhere' | 'layers' | 'always';

/** Everything that a command uses, current at the time it runs. */
export type CommandContext = {
  readonly session: EditorSession;
  readonly ports: EditorPorts;
  /** Reports a result: why a command was refused, or, as a message key, what it did. */
  readonly report: (outcome: CommandOutcome | Promise<CommandOutcome>, done?: MessageKey) => void;
  /** Announces the new position of the selection, or why it couldn't move. */
  readonly reportMove: (outcome: CommandOutcome) => void;
  readonly save: () => void;
  readonly undoOrRedo: (direction: 'undo' | 'redo') => void;
  /** Moves focus to the next region of the editor, or with -1 to the previous one. */
  readonly focusRegion: (step: 1 | -1) => void;
  /** Pastes images, text, or widgets after the selection. */
  readonly paste: () => void;
  /** Offers to undo the deletion of a widget of this type, or of several widgets. */
  readonly offerUndoDelete: (widget: string, count: number) => void;
};

/** A command of the editor, shared by menus, palette, shortcut sheet, and keyboard. */
export type Command = {
  readonly id: string;
  readonly group: CommandGroup;
  readonly label: MessageKey | ((session: EditorSession) => MessageKey);
  /** Other words that the palette finds it by. */
  readonly synonyms?: MessageKey;
  /** Such as `Mod+Shift+Z`. Letters match by name, digits by position. Menus show the first one. */
  readonly keys?: readonly string[];
  /** Defaults to `canvas`. */
  readonly reach?: Reach;
  /** Whether the browser handles the keys itself, for example with its paste event. */
  readonly isNative?: boolean;
  readonly isDanger?: boolean;
  /** Not in the palette, which has a more precise command. */
  readonly isMenuOnly?: boolean;
  /** Why it can't run now; null if it can. */
  readonly refusal?: (session: EditorSession) => Refusal | null;
  /** Missing if the keys are only listed. */
  readonly run?: (context: CommandContext) => void;
};
