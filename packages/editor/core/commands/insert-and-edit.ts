import type { EditorSession } from '../session/types.ts';
import { editInlineText, hasInlineText } from './edit-inline-text.ts';
import { addWidget, type Gap } from './insert.ts';
import type { CommandOutcome } from './step.ts';

/** Adds a widget into a gap, else after the selection; one with a text is written at once. */
export function insertAndEdit(
  session: EditorSession,
  widget: string,
  gap: Gap | null = null,
): CommandOutcome {
  const outcome = addWidget(session, widget, gap);
  const id = session.ui.getState().selection.at(-1);
  if (outcome.refused === null && id !== undefined && hasInlineText(widget)) {
    // The page has to show the new text before it can be written in.
    requestAnimationFrame(() => editInlineText(session, id));
  }
  return outcome;
}
