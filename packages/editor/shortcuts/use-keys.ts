import { useCallback, useEffect } from 'react';
import type { CanvasHandle } from '../canvas/canvas-context.ts';
import type { Commands } from '../commands/use-commands.ts';
import { isCovered } from '../store/ui-store.ts';
import { commandFor } from './shortcuts.ts';

export const FIELDS =
  'input, textarea, select, [contenteditable="true"], [contenteditable="plaintext-only"]';

/** The editor's keys, for presses in the panel and for those in the frame alike. */
export function useKeys({ context }: Commands, canvas: CanvasHandle | null) {
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const target = event.target as Element;
      // Escape closes the topmost layer alone.
      if (event.key === 'Escape' && target.closest('[role="dialog"]')) return;
      const isField = target.closest(FIELDS) !== null;
      const { session, report } = context();
      const ui = session.ui.getState();
      // A dialog that opens has the keys before it has the focus.
      if (event.key === 'Escape' && ui.dialog !== null)
        return session.ui.setState({ dialog: null, insertAt: null });
      const inFrame = target.ownerDocument === canvas?.document;
      // What lies over the page keeps it as it is.
      const isBelow =
        isCovered(ui) || ui.dialog !== null || target.closest('[aria-modal="true"]') !== null;
      const inLayers = target.closest('[role="tree"]') !== null;
      const command = commandFor(event, {
        inField: isBelow || (isField && !inFrame),
        // What is typed while a text opens is no command either.
        inText: (isField && inFrame) || ui.textEditing !== null,
        onCanvas: inFrame || target === document.body || target.matches('.pl-stage') || inLayers,
        inLayers,
        hasSingleKeys: context().ports.hasSingleKeys(),
      });
      if (!command?.run) return;
      event.preventDefault();
      const refusal = command.refusal?.(session) ?? null;
      if (refusal === null) command.run(context());
      else if (command.group === 'selection') report({ refused: refusal });
    },
    [canvas, context],
  );
  // A press beside every control leaves the focus on the body, outside the editor's own element.
  useEffect(() => {
    const fromNowhere = (event: KeyboardEvent) => {
      if (event.target === document.body) onKeyDown(event);
    };
    document.addEventListener('keydown', fromNowhere);
    return () => document.removeEventListener('keydown', fromNowhere);
  }, [onKeyDown]);
  return { onKeyDown };
}
