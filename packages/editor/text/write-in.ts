import type { NodeId } from '@plinth/model';
import { INSPECTORS } from '@plinth/widgets/inspectors';
import type { EditorSession } from '../session/types.ts';
import type { EditorUi } from '../store/ui-store.ts';

/** Selects a widget and opens its text where it stands; one without a text shows its first field. */
export function writeIn(
  { ui, store }: EditorSession,
  id: NodeId,
  at: EditorUi['textOpenedAt'] = null,
): void {
  const inline = INSPECTORS[store.node(id)?.widget ?? '']?.inline;
  ui.setState({
    selection: [id],
    tab: 'content',
    textEditing: inline ? id : null,
    textOpenedAt: at,
  });
}

/** Whether a widget of this kind has a text that is written on the page itself. */
export const hasInlineText = (widget: string): boolean => INSPECTORS[widget]?.inline !== undefined;
