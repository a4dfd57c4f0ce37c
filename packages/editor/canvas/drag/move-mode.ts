import { announce } from '@plinth/ui';
import { draggedSelection } from '../../core/commands/dragged.ts';
import type { DropTarget } from '../../core/commands/drop-target.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import { type Described, describedWidget } from './described-widget.ts';
import { groupText } from './drop-position-text.ts';
import { createKeyboardSlots, type SlotDirection, type SlotPosition } from './keyboard-slots.ts';
import { targetText } from './target-text.ts';

const DIRECTIONS: { readonly [key: string]: SlotDirection } = {
  ArrowUp: 'previous',
  ArrowDown: 'next',
  ArrowRight: 'into',
  ArrowLeft: 'out',
};

type Options = { readonly described: Described; readonly canvas: CanvasHandle };

/** Minimum px between the drop line and the edge of the frame after scrolling it into view. */
const MARGIN = 80;

function reveal({ window: view }: CanvasHandle, target: DropTarget | null): void {
  if (target?.kind !== 'slot') return;
  const { axis, at, from, to } = target.line;
  const [top, bottom] = axis === 'vertical' ? [at, at] : [from, to];
  const above = Math.min(0, top - MARGIN);
  const below = Math.max(0, bottom + MARGIN - view.innerHeight);
  if (above !== 0 || below !== 0)
    view.scrollBy({ top: above === 0 ? below : above, behavior: 'instant' });
}

/**
 * Moves the selected widgets by keyboard: arrow keys go through the slots and announce each one,
 * Enter drops, and Escape or a click elsewhere cancels.
 */
export function startKeyboardMove({ described, canvas }: Options): void {
  const { t, session } = described;
  const dragged = draggedSelection(session, session.ui.getState().selection.at(-1) ?? '');
  const { drag, slots } = canvas;
  if (!dragged || drag.current()) return;
  const keyboardSlots = createKeyboardSlots({ session, slots, dragged });
  const start = keyboardSlots.start();
  if (!start) return;
  let position: SlotPosition = start;
  const stop = new AbortController();

  const aim = (next: SlotPosition): string => {
    position = next;
    drag.aim(() => slots.slotAt({ ...position, dragged }));
    const target = drag.current()?.target ?? null;
    reveal(canvas, target);
    const siblings = slots.siblings(position.parent, dragged);
    return target ? targetText(described, { target, siblings }) : '';
  };
  const cancel = () => {
    drag.cancel();
    announce(t('EDITOR.MOVE.CANCELLED', { widget: groupText(t, session, [...dragged.ids]) }));
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return cancel();
    event.stopPropagation();
    if (event.key === 'Tab') return cancel();
    event.preventDefault();
    const direction = DIRECTIONS[event.key];
    const next = direction && keyboardSlots.move(position, direction);
    if (next) return announce(aim(next));
    if (direction) return announce(t('EDITOR.MOVE.END'));
    if (event.key === 'Enter') return drag.drop();
    if (event.key === 'Escape') cancel();
  };

  drag.start(dragged, null);
  const first = aim(start);
  const [only = '', ...others] = dragged.ids;
  const widget =
    others.length === 0
      ? describedWidget(described, only)
      : groupText(t, session, [only, ...others]);
  const started = t('EDITOR.MOVE.STARTED', { widget });
  announce(`${started} ${first}`);
  const stopListening = drag.subscribe((state) => {
    if (state !== null) return;
    stopListening();
    stop.abort();
  });
  const { signal } = stop;
  for (const target of [window, canvas.window]) {
    target.addEventListener('keydown', handleKey, { capture: true, signal });
    target.addEventListener('pointerdown', () => drag.cancel(), { capture: true, signal });
  }
}
