import { ancestors, type NodeId } from '@plinth/model';
import { widgetRules } from '@plinth/widgets';
import { draggedSelection } from '../../core/commands/dragged.ts';
import { isInOpenText, textPathAt } from '../../core/commands/edit-inline-text.ts';
import { openMenu } from '../../core/commands/open-menu.ts';
import { selectNode, toggleSelected } from '../../core/commands/select.ts';
import type { EditorSession } from '../../core/session/types.ts';
import { dragFromFrame } from '../drag/pointer-drag.ts';
import type { CanvasHandle } from './canvas-context.ts';
import { expectSecondClick } from './second-click.ts';

const nodeOf = (target: EventTarget | null): NodeId | null => {
  const element = target as Partial<Element> | null;
  return element?.closest?.('[data-node-id]')?.getAttribute('data-node-id') ?? null;
};

type Options = {
  readonly session: EditorSession;
  readonly canvas: CanvasHandle;
  readonly editText: (id: NodeId, event: MouseEvent | null) => void;
};

/** Handles the pointer on the canvas: hover, select, start a drag, edit text. */
export function listenToFrame({ session, canvas, editText }: Options): () => void {
  const { ui, store } = session;
  const stop = new AbortController();
  const on = <K extends keyof DocumentEventMap>(
    type: K,
    listener: (event: DocumentEventMap[K]) => void,
  ) => canvas.document.addEventListener(type, listener, { capture: true, signal: stop.signal });
  const inText = (id: NodeId | null): boolean => isInOpenText(session, id);
  const secondClick = expectSecondClick(canvas.stage);

  on('pointermove', (event) => {
    const { target, buttons } = event;
    secondClick.move(event);
    if (buttons !== 0) return;
    const hovered = nodeOf(target);
    if (hovered !== ui.getState().hovered) ui.setState({ hovered });
  });
  on('pointerleave', () => ui.setState({ hovered: null }));
  on('mouseout', ({ relatedTarget }) => {
    if (relatedTarget === null) ui.setState({ hovered: null });
  });
  on('pointerdown', (event) => {
    const id = nodeOf(event.target);
    if (inText(id) || event.button !== 0 || id === null) return;
    const { selection } = ui.getState();
    const chain = [id, ...ancestors(store.reader, id).map((above) => above.id)];
    // Without a selected widget around it, the mouse drags only what can't contain others: pressing
    // a background moves no whole block.
    const isSelected = chain.some((at) => selection.includes(at) && store.node(at)?.parent);
    const isSingle = widgetRules(store.node(id)?.widget ?? '')?.children === undefined;
    const isDragged = event.pointerType === 'touch' || isSelected || isSingle;
    // What is outlined under the pointer, also in a selected widget.
    const all = isDragged ? draggedSelection(session, id) : null;
    if (all) dragFromFrame(canvas, event, all, (at) => openMenu(session, id, at));
  });
  /** Whether a widget's text is about to accept keys and clicks. */
  const isOpening = (id: NodeId | null): boolean => inText(id) && !ui.getState().isTextOpen;
  on('mousedown', (event) => {
    const id = nodeOf(event.target);
    if (!inText(id)) event.preventDefault();
    canvas.window.focus();
    // The line is selected once the text has opened.
    if (id !== null && event.detail > 2 && isOpening(id)) editText(id, event);
  });
  on('click', (event) => {
    const id = nodeOf(event.target);
    if (inText(id)) return;
    event.preventDefault();
    event.stopPropagation();
    if (id !== null && isSecondClick(session, id, event)) editText(id, event);
    else {
      secondClick.start(event);
      select(session, id, event);
    }
  });
  on('dblclick', (event) => {
    const id = nodeOf(event.target);
    // The word is selected once the text has opened.
    if (id === null || (inText(id) && !isOpening(id))) return;
    event.preventDefault();
    editText(id, event);
  });
  return () => {
    stop.abort();
    secondClick.end();
  };
}

const hasModifier = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey;

/** Whether a click is on a text of the only selected widget, which it opens. */
function isSecondClick({ ui }: EditorSession, id: NodeId, event: MouseEvent): boolean {
  const { selection } = ui.getState();
  const isSelected = selection.length === 1 && selection[0] === id;
  return isSelected && !hasModifier(event) && textPathAt(event.target, id) !== null;
}

/** Selects the clicked node alone; modifier keys add or remove it. */
function select(session: EditorSession, id: NodeId | null, event: MouseEvent): void {
  if (id !== null && hasModifier(event)) toggleSelected(session, id);
  else {
    const path = id === null ? null : textPathAt(event.target, id);
    selectNode(session, id);
    session.ui.setState({ clickedText: id !== null && path !== null ? { id, path } : null });
  }
}
