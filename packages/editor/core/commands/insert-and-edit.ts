import type { EditorSession } from '../session/types.ts';
import { withWidgets } from '../steps/load-widgets.ts';
import type { CommandOutcome } from '../steps/step.ts';
import { editInlineText, hasInlineText } from './edit-inline-text.ts';
import { addWidget } from './insert.ts';
import type { Gap } from './insert-position.ts';

/** Adds a widget to a gap or after the selection, and opens its text for editing. */
export const insertAndEdit = (
  session: EditorSession,
  widget: string,
  gap: Gap | null = null,
): CommandOutcome | Promise<CommandOutcome> =>
  withWidgets([widget], () => insertNow(session, widget, gap));

function insertNow(session: EditorSession, widget: string, gap: Gap | null): CommandOutcome {
  const outcome = addWidget(session, widget, gap);
  const id = session.ui.getState().selection.at(-1);
  if (outcome.refused === null && id !== undefined && hasInlineText(widget)) {
    // The canvas has to render the text before it can be edited.
    requestAnimationFrame(() => editInlineText(session, id, 'all'));
  }
  return outcome;
}
