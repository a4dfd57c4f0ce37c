import { isApple } from '@plinth/ui';
import { useCallback, useEffect, useMemo } from 'react';
import type { CanvasHandle } from '../canvas/frame/canvas-context.ts';
import { writableText } from '../core/commands/edit-inline-text.ts';
import type { Command, CommandContext } from '../core/commands/registry/command.ts';
import type { Commands } from '../core/commands/use-commands.ts';
import { chordOf } from '../core/keyboard/chord.ts';
import { bindCommands, commandFor } from '../core/keyboard/shortcuts.ts';
import { CHOICES, TYPING_TARGET, UNDO_FIELDS } from '../core/keyboard/text-fields.ts';
import type { EditorSession } from '../core/session/types.ts';
import { isCovered } from '../core/view/cover-state.ts';
import { closeSheet } from '../core/view/small-screen.ts';
import type { EditorUi } from '../core/view/ui-store.ts';
import { isLastInToasts, TOAST } from './focus-regions.ts';

/** Elements where keys act on the page because no control has the focus. */
const BESIDE_CONTROLS = `body, .pl-editor-main, .pl-stage, ${TYPING_TARGET}`;

const isInModal = (target: Element): boolean => target.closest('[aria-modal="true"]') !== null;

/** Key presses that started while a dialog was open. */
const atDialog = new WeakSet<KeyboardEvent>();

/** Whether Escape belongs to a layer over the page. Closes only the topmost one. */
function isForLayer(event: KeyboardEvent, { ui }: EditorSession, inFrame: boolean): boolean {
  const target = event.target as Element;
  if (target.closest('[role="dialog"]')) return true;
  // A dialog handles keys before it has the focus, and may close before the event arrives here.
  if (ui.getState().dialog !== null || atDialog.has(event)) {
    ui.setState({ dialog: null, insertAt: null });
    return true;
  }
  // An expanded combobox in a sheet handles Escape itself.
  const isTaken = target.getAttribute('aria-expanded') === 'true';
  return !inFrame && !isTaken && !target.matches('.pl-stage') && closeSheet(ui);
}

/** Whether a key pressed on the page leads back into the text that is open there. */
const returnsToText = ({ key, target }: KeyboardEvent, { isTextOpen }: EditorUi): boolean =>
  isTextOpen && (target as Element).matches('.pl-stage') && /^(?:Enter|Arrow\w+)$/.test(key);

/** Stops the browser from scrolling away from the caret. Apple devices move the caret instead. */
function keepCaretInView(event: KeyboardEvent): void {
  const isWriting = (event.target as HTMLElement).isContentEditable;
  if (isWriting && !isApple() && /^alt\+arrow(?:up|down)$/.test(chordOf(event)))
    event.preventDefault();
}

/** Whether Escape leads from a control above the page, such as a plus button, back to the page. */
const leavesControl = ({ key, target }: KeyboardEvent, { menu }: EditorUi): boolean =>
  key === 'Escape' &&
  menu === null &&
  (target as Element).closest('.pl-overlay button, .pl-overlay [role="slider"]') !== null;

function runOrRefuse({ run, refusal, group }: Command, context: CommandContext): void {
  const reason = refusal?.(context.session) ?? null;
  // Undo and redo announce themselves that nothing is left.
  if (reason === null || group !== 'selection') run?.(context);
  else context.report({ refused: reason });
}

/** Handles the editor's shortcuts, pressed in the tools or in the canvas frame. */
export function useKeys({ all, context }: Commands, canvas: CanvasHandle | null) {
  const bindings = useMemo(() => bindCommands(all), [all]);
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const target = event.target as Element;
      const { session } = context();
      const ui = session.ui.getState();
      const isField = target.closest(UNDO_FIELDS) !== null;
      const inFrame = target.ownerDocument === canvas?.document;
      if (event.key === 'Escape' && isForLayer(event, session, inFrame)) return;
      if (returnsToText(event, ui) || leavesControl(event, ui)) {
        event.preventDefault();
        canvas?.focus();
        return;
      }
      // Overlays and dialogs block commands on the page.
      const isBelow = isCovered(ui) || ui.dialog !== null || isInModal(target);
      const inLayers = target.closest('[role="tree"]') !== null;
      const command = commandFor(bindings, event, {
        inField: isBelow || (isField && !inFrame),
        inChoice: target.matches(CHOICES),
        // Keys typed while a text opens for editing aren't commands either.
        inText: (isField && inFrame) || ui.textEditing !== null,
        onCanvas: inFrame || target.matches(BESIDE_CONTROLS) || inLayers,
        inLayers,
        isWritable: writableText(session) !== null,
        hasSingleKeys: context().ports.user.hasSingleKeys(),
      });
      if (!command) return keepCaretInView(event);
      event.preventDefault();
      if (isInModal(target) && command.reach !== 'always') return;
      // The stage has a role and a name, unlike the document in the frame.
      if (target === canvas?.document.body && ui.textEditing === null) canvas.focus();
      runOrRefuse(command, context());
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
  // A click outside all controls moves the focus to the body, outside the editor's element. Dialogs
  // of the panel, such as the media library, are outside it, too.
  useEffect(() => {
    const fromOutside = (event: KeyboardEvent) => {
      const target = event.target as Element;
      const isInToast = target.closest(TOAST) !== null;
      const isInPanelDialog = isInModal(target) && !event.defaultPrevented;
      if (isInToast && event.key === 'Tab' && !event.shiftKey && isLastInToasts(target)) {
        event.preventDefault();
        context().focusRegion(1);
      } else if (isInToast || isInPanelDialog || target === document.body) onKeyDown(event);
    };
    document.addEventListener('keydown', fromOutside);
    return () => document.removeEventListener('keydown', fromOutside);
  }, [context, onKeyDown]);
  return { onKeyDown };
}
