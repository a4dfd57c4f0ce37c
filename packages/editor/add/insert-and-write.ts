import { addWidget, type Gap } from '../commands/insert.ts';
import type { CommandOutcome } from '../commands/step.ts';
import type { EditorSession } from '../session/types.ts';
import { hasInlineText, writeIn } from '../text/write-in.ts';

/** Adds a widget into a gap, else after the selection; one with a text is written at once. */
export function insertAndWrite(
  session: EditorSession,
  widget: string,
  gap: Gap | null = null,
): CommandOutcome {
  const outcome = addWidget(session, widget, gap);
  const id = session.ui.getState().selection.at(-1);
  if (outcome.refused === null && id !== undefined && hasInlineText(widget)) {
    // The page has to show the new text before it can be written in.
    requestAnimationFrame(() => writeIn(session, id));
  }
  return outcome;
}
