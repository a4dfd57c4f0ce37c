import { ancestors, isInside, type NodeId } from '@plinth/model';
import { dragFromFrame } from '../drag/pointer-drag.ts';
import type { EditorSession } from '../session/types.ts';
import type { CanvasHandle } from './canvas-context.ts';

const nodeOf = (target: EventTarget | null): NodeId | null => {
  const element = target as Partial<Element> | null;
  return element?.closest?.('[data-node-id]')?.getAttribute('data-node-id') ?? null;
};

type Needs = {
  readonly session: EditorSession;
  readonly canvas: CanvasHandle;
  readonly editText: (id: NodeId, event: MouseEvent | null) => void;
};

/** What the pointer does on the canvas: hover, select, start a drag, open a text. Links stay inert. */
export function listenToFrame({ session, canvas, editText }: Needs): () => void {
  const { ui, store } = session;
  const stop = new AbortController();
  const on = <K extends keyof DocumentEventMap>(
    type: K,
    listener: (event: DocumentEventMap[K]) => void,
  ) => canvas.document.addEventListener(type, listener, { capture: true, signal: stop.signal });
  const inText = (id: NodeId | null): boolean => {
    const { textEditing } = ui.getState();
    return textEditing !== null && id !== null && isInside(store.reader, id, textEditing);
  };

  on('pointermove', ({ target, buttons }) => {
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
    // A finger drags what it rests on; the mouse drags what is selected.
    const dragged = event.pointerType === 'touch' ? id : chain.find((at) => selection.includes(at));
    const node = store.node(dragged ?? '');
    if (node && node.parent !== null)
      dragFromFrame(canvas, event, { widget: node.widget, id: node.id });
  });
  on('mousedown', (event) => {
    if (!inText(nodeOf(event.target))) event.preventDefault();
    canvas.window.focus();
  });
  on('click', (event) => {
    const id = nodeOf(event.target);
    if (inText(id)) return;
    event.preventDefault();
    event.stopPropagation();
    select(session, id, event);
  });
  on('dblclick', (event) => {
    const id = nodeOf(event.target);
    if (id === null || inText(id)) return;
    event.preventDefault();
    editText(id, event);
  });
  on('submit', (event) => event.preventDefault());
  on('dragstart', (event) => event.preventDefault());
  return () => stop.abort();
}

/** What is selected after a click on `id`: it alone, or with the modifier keys a range or a set. */
function selectionAfter(
  { ui, store }: EditorSession,
  id: NodeId,
  event: MouseEvent,
): readonly NodeId[] {
  const { selection } = ui.getState();
  if (event.ctrlKey || event.metaKey) {
    const others = selection.filter((other) => other !== id);
    return others.length === selection.length ? [...selection, id] : others;
  }
  const last = selection.at(-1);
  const range = event.shiftKey && last !== undefined ? siblingsBetween(store, last, id) : null;
  return range ?? [id];
}

function select(session: EditorSession, id: NodeId | null, event: MouseEvent): void {
  const selection = id === null ? [] : selectionAfter(session, id, event);
  session.ui.setState({ selection, textEditing: null, state: 'normal' });
}

function siblingsBetween(store: EditorSession['store'], from: NodeId, to: NodeId): NodeId[] | null {
  const parent = store.node(from)?.parent ?? null;
  if (parent === null || store.node(to)?.parent !== parent) return null;
  const siblings = store.node(parent)?.children ?? [];
  const [a, b] = [siblings.indexOf(from), siblings.indexOf(to)];
  const between = siblings.slice(Math.min(a, b), Math.max(a, b) + 1);
  return [...between.filter((id) => id !== to), to];
}
