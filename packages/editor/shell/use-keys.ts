import { useCallback, useEffect, useMemo } from 'react';
import type { CanvasHandle } from '../canvas/frame/canvas-context.ts';
import type { Commands } from '../core/commands/use-commands.ts';
import { bindCommands, commandFor } from '../core/keyboard/shortcuts.ts';
import { TEXT_FIELDS } from '../core/keyboard/text-fields.ts';
import type { EditorSession } from '../core/session/types.ts';
import { isCovered } from '../core/view/cover-state.ts';
import { closeSheet } from '../core/view/small-screen.ts';

/** Where a key is meant for the page, as no control has the focus. */
const BESIDE_CONTROLS = 'body, .pl-editor-main, .pl-stage';

/** Presses that began while a dialog was open. */
const atDialog = new WeakSet<KeyboardEvent>();

/** Escape closes the topmost layer alone: whether there was one over the page. */
function isForLayer(event: KeyboardEvent, { ui }: EditorSession, inFrame: boolean): boolean {
  const target = event.target as Element;
  if (target.closest('[role="dialog"]')) return true;
  // A dialog that opens has the keys before it has the focus, and closes before a key comes here.
  if (ui.getState().dialog !== null || atDialog.has(event)) {
    ui.setState({ dialog: null, insertAt: null });
    return true;
  }
  // What a list in a sheet does with it is its own.
  const isTaken = target.getAttribute('aria-expanded') === 'true';
  return !inFrame && !isTaken && !target.matches('.pl-stage') && closeSheet(ui);
}

/** The editor's keys, for presses in the panel and for those in the frame alike. */
export function useKeys({ all, context }: Commands, canvas: CanvasHandle | null) {
  const bindings = useMemo(() => bindCommands(all), [all]);
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const target = event.target as Element;
      const { session, report } = context();
      const ui = session.ui.getState();
      const isField = target.closest(TEXT_FIELDS) !== null;
      const inFrame = target.ownerDocument === canvas?.document;
      if (event.key === 'Escape' && isForLayer(event, session, inFrame)) return;
      // What lies over the page keeps it as it is.
      const isBelow =
        isCovered(ui) || ui.dialog !== null || target.closest('[aria-modal="true"]') !== null;
      const inLayers = target.closest('[role="tree"]') !== null;
      const command = commandFor(bindings, event, {
        inField: isBelow || (isField && !inFrame),
        // What is typed while a text opens is no command either.
        inText: (isField && inFrame) || ui.textEditing !== null,
        onCanvas: inFrame || target.matches(BESIDE_CONTROLS) || inLayers,
        inLayers,
        hasSingleKeys: context().ports.hasSingleKeys(),
      });
      if (!command?.run) return;
      event.preventDefault();
      const refusal = command.refusal?.(session) ?? null;
      if (refusal === null) command.run(context());
      else if (command.group === 'selection') report({ refused: refusal });
    },
    [canvas, context, bindings],
  );
  useEffect(() => {
    const note = (event: KeyboardEvent) => {
      if (context().session.ui.getState().dialog !== null) atDialog.add(event);
    };
    window.addEventListener('keydown', note, { capture: true });
    return () => window.removeEventListener('keydown', note, { capture: true });
  }, [context]);
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
