import type { MessageKey, Translate } from '@plinth/i18n';
import type { EditorSession } from '../../session/types.ts';
import { refusalText } from '../../steps/refusal.ts';
import type { Command } from './command.ts';
import { GO_COMMANDS } from './go.ts';
import { NAVIGATION_COMMANDS } from './navigation.ts';
import { SELECTION_COMMANDS } from './selection.ts';
import { SETTINGS_COMMANDS } from './settings.ts';
import { TEXT_COMMANDS } from './text.ts';

/** Commands that don't belong to a tool. */
export const CORE_COMMANDS: readonly Command[] = [
  ...SELECTION_COMMANDS,
  ...GO_COMMANDS,
  ...SETTINGS_COMMANDS,
  ...NAVIGATION_COMMANDS,
  ...TEXT_COMMANDS,
];

/** The command's current message key. */
export const labelOf = ({ label }: Command, session: EditorSession): MessageKey =>
  typeof label === 'string' ? label : label(session);

/** The text that explains why a command can't run; null if it can. */
export function refusalOf(
  t: Translate,
  { refusal }: Command,
  session: EditorSession,
): string | null {
  const reason = refusal?.(session) ?? null;
  return reason === null ? null : refusalText(t, reason);
}
