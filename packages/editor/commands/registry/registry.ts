import type { EditorSession } from '../../session/types.ts';
import type { Command } from './command.ts';
import { GO_COMMANDS } from './go.ts';
import { SELECTION_COMMANDS } from './selection.ts';
import { SETTINGS_COMMANDS } from './settings.ts';
import { TEXT_COMMANDS } from './text.ts';
import { WALK_COMMANDS } from './walk.ts';

/** Everything that the editor can do, once. */
export const COMMANDS: readonly Command[] = [
  ...SELECTION_COMMANDS,
  ...GO_COMMANDS,
  ...SETTINGS_COMMANDS,
  ...WALK_COMMANDS,
  ...TEXT_COMMANDS,
];

/** The command's message key as things stand. */
export const labelOf = ({ label }: Command, session: EditorSession): string =>
  typeof label === 'string' ? label : label(session);

/** The message key of why a command cannot run; null where it can. */
export function refusalOf({ refusal }: Command, session: EditorSession): string | null {
  const reason = refusal?.(session) ?? null;
  return reason === null ? null : `EDITOR.REFUSAL.${reason}`;
}
