import type { NodeId } from '@plinth/model';
import { type EditableText, INSPECTORS } from '@plinth/widgets/inspectors';
import type { EditorSession } from '../session/types.ts';
import type { ClickedPlace, TextState } from '../view/text-state.ts';

const textsOf = (widget: string): readonly EditableText[] => INSPECTORS[widget]?.texts ?? [];

/** A path as widgets declare it, with `*` for the index of a list item. */
const declaredPath = (path: string): string => path.replace(/\.\d+\./g, '.*.');

/** The kind of a widget's text with this path; undefined if it has none that can be edited. */
export const textKind = (widget: string, path: string): EditableText['kind'] | undefined =>
  textsOf(widget).find((text) => text.path === declaredPath(path))?.kind;

/** The text that a widget of this type is made of; undefined for widgets without one. */
const mainText = (widget: string): EditableText | undefined =>
  textsOf(widget).find(({ isSecondary }) => !isSecondary);

/** Whether widgets of this type are made of text that can be edited on the page. */
export const hasInlineText = (widget: string): boolean => mainText(widget) !== undefined;

type TextOf = { readonly id: NodeId; readonly path: string };

/** The element that shows the text with this path in a widget's element. */
export function textElement(root: Element | undefined, path: string): HTMLElement | null {
  const shows = `[data-text="${path}"]`;
  return root?.matches(shows) ? (root as HTMLElement) : (root?.querySelector(shows) ?? null);
}

/** The path of a widget's text at an element inside it; null if there is none. */
export function textPathAt(target: EventTarget | null, id: NodeId): string | null {
  const text = (target as Partial<Element> | null)?.closest?.('[data-text]');
  const owner = text?.closest('[data-node-id]')?.getAttribute('data-node-id');
  return owner === id ? (text?.getAttribute('data-text') ?? null) : null;
}

/** Whether a text is on the page, as the title of a player without a file isn't. */
function isOnPage({ elements }: EditorSession, { id, path }: TextOf): boolean {
  const root = elements.get(id);
  // A widget that was just added may have none yet.
  return root === undefined || textElement(root, path) !== null;
}

/** The clicked text of a widget, otherwise its main one. */
function textOf(session: EditorSession, id: NodeId): TextOf | null {
  const { ui, store } = session;
  const { clickedText } = ui.getState();
  const path = mainText(store.node(id)?.widget ?? '')?.path;
  const main = path === undefined ? null : { id, path };
  const text = clickedText?.id === id ? clickedText : main;
  return text && isOnPage(session, text) ? text : null;
}

/** The text that keys write into: that of the only selected widget. */
export function writableText(session: EditorSession): TextOf | null {
  const { selection } = session.ui.getState();
  const [id] = selection;
  return id === undefined || selection.length > 1 ? null : textOf(session, id);
}

/** Whether a widget is the one whose text is being edited. Those inside it have texts of their own. */
export const isInOpenText = ({ ui }: EditorSession, id: NodeId | null): boolean =>
  id !== null && ui.getState().textEditing === id;

type Click = Pick<MouseEvent, 'clientX' | 'clientY' | 'detail' | 'target'>;

const placeOf = ({ clientX, clientY, detail }: Click): ClickedPlace => ({
  x: clientX,
  y: clientY,
  selects: detail > 2 ? 'line' : detail > 1 ? 'word' : 'nothing',
});

/**
 * Selects a widget and opens the clicked text, otherwise the one that keys write into. Without
 * text, shows the first tab with settings.
 */
export function editInlineText(
  session: EditorSession,
  id: NodeId,
  start: Click | TextState['textOpenedAt'] = 'end',
): void {
  const isClick = typeof start === 'object' && 'clientX' in start;
  const clicked = isClick ? textPathAt(start.target, id) : null;
  const text = clicked === null ? textOf(session, id) : { id, path: clicked };
  session.ui.setState({
    selection: [id],
    ...(text === null && { tabOf: null }),
    textEditing: text?.id ?? null,
    textPath: text?.path ?? null,
    textOpenedAt: isClick ? placeOf(start) : start,
    typedAhead: '',
    clickedText: text,
  });
}

/** Types into the text that is selected or about to open, at its end. */
export function typeText(session: EditorSession, typed: string): void {
  const { ui } = session;
  const text = writableText(session);
  if (text === null) return;
  if (ui.getState().textEditing === null) editInlineText(session, text.id);
  ui.setState(({ typedAhead }) => ({ typedAhead: typedAhead + typed }));
}
