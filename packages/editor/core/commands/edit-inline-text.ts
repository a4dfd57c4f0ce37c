import type { NodeId } from '@plinth/model';
import { type EditableText, INSPECTORS } from '@plinth/widgets/inspectors';
import type { EditorSession } from '../session/types.ts';

const textsOf = (widget: string): readonly EditableText[] => INSPECTORS[widget]?.texts ?? [];

/** The text with this path, otherwise the widget's first; undefined for widgets without text. */
export function editableText(widget: string, path: string | null): EditableText | undefined {
  const texts = textsOf(widget);
  return texts.find((text) => text.path === path) ?? texts[0];
}

/** Whether widgets of this type have text that can be edited on the page. */
export const hasInlineText = (widget: string): boolean => textsOf(widget).length > 0;

type Click = Pick<MouseEvent, 'clientX' | 'clientY' | 'target'>;

const isIn = ({ target }: Click, part: string | undefined): boolean =>
  part !== undefined && ((target as Partial<Element> | null)?.closest?.(part) ?? null) !== null;

/**
 * Selects a widget and opens the clicked text, otherwise its first. Without text, opens Content.
 */
export function editInlineText(
  { ui, store }: EditorSession,
  id: NodeId,
  click: Click | null = null,
): void {
  const widget = store.node(id)?.widget ?? '';
  const clicked = click && textsOf(widget).find(({ part }) => isIn(click, part));
  const text = clicked ?? editableText(widget, null);
  ui.setState({
    selection: [id],
    tab: 'content',
    textEditing: text ? id : null,
    textPath: text?.path ?? null,
    textOpenedAt: click && { x: click.clientX, y: click.clientY },
  });
}
