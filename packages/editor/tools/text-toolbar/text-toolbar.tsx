import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import type { Editor, EditorEvents } from '@tiptap/core';
import {
  type ComponentProps,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { CanvasHandle } from '../../canvas/frame/canvas-context.ts';
import type { Size } from '../../canvas/frame/fit.ts';
import { toWindow } from '../../canvas/frame/viewport.ts';
import { contentBoxes } from '../../canvas/overlay/content-boxes.ts';
import { useOverlayUpdate } from '../../canvas/overlay/use-overlay-update.ts';
import { alignAt } from '../../canvas/text/block-style.ts';
import { type Box, toBox } from '../../core/geometry/box.ts';
import { focusToolbar, moveInToolbar, setToolbarStop } from '../../core/keyboard/roving-toolbar.ts';
import { useSession, useUi } from '../../core/session/context.ts';
import { useIsPhone } from '../../core/view/use-is-phone.ts';
import { AlignMenu } from './align-menu.tsx';
import { caretFacts } from './caret-facts.ts';
import { DoneButton } from './done-button.tsx';
import { FactMenu } from './fact-menu.tsx';
import { ImageButton } from './image-button.tsx';
import { InsertMenu } from './insert-menu.tsx';
import { LinkButton } from './link-button.tsx';
import { MoreMenu } from './more-menu.tsx';
import { notificationBoxes, useNotificationLayout } from './notification-boxes.ts';
import { selectedLines, selectionBox } from './selection-box.ts';
import { SelectionContext } from './selection-context.ts';
import { SizeMenu } from './size-menu.tsx';
import { StyleMenu } from './style-menu.tsx';
import { TableMenu } from './table-menu.tsx';
import { TextDialogContext, TextDialogs } from './text-dialogs.tsx';
import { ToolbarPopovers } from './toolbar-popovers.ts';
import { type Surroundings, type ToolbarSide, toolbarPosition } from './toolbar-position.ts';
import './text-toolbar.css';
import { ListButtons, MarkButtons, TextColor } from './toolbar-parts.tsx';

type TextToolbarProps = {
  readonly id: NodeId;
  readonly canvas: CanvasHandle;
  readonly editor: Editor;
};

/** Rerenders when something the buttons show changes, not on every key. */
function useCaret(editor: Editor): void {
  useSyncExternalStore(
    useCallback(
      (listener) => {
        editor.on('transaction', listener);
        return () => {
          editor.off('transaction', listener);
        };
      },
      [editor],
    ),
    () => caretFacts(editor),
  );
}

const toolbarSize = ({ offsetWidth, offsetHeight }: HTMLElement): Size => ({
  width: offsetWidth,
  height: offsetHeight,
});

/** Distance in px of the frame within which other text is kept visible. */
const MARGIN = 400;

type Where = Pick<Surroundings, 'side'> & {
  readonly selection: Box;
  /** What the inspector covers at the right of the stage. */
  readonly coveredRight: number;
  readonly lines: ReturnType<typeof linesAround>;
};

/** The lines around the selection, measured again only when it leaves its line, to keep typing fast. */
function linesAround({ frame }: CanvasHandle, { view }: Editor) {
  let keptFor = '';
  let lines: readonly Box[] = [];
  return (selection: Box, widget: Box): readonly Box[] => {
    const { top, bottom } = selection;
    const place = [top, bottom, widget.top, widget.bottom, frame.clientWidth].join(' ');
    if (place !== keptFor) {
      keptFor = place;
      lines = contentBoxes(view.dom.ownerDocument.body, {
        ...{ left: 0, right: frame.clientWidth },
        ...{ top: top - MARGIN, bottom: bottom + MARGIN },
      });
    }
    return lines;
  };
}

function surroundings(
  { frame, viewport }: CanvasHandle,
  editor: Editor,
  { selection, side, coveredRight, lines }: Where,
): Surroundings {
  const { view } = editor;
  const stage = frame.parentElement ?? frame;
  const widget = toBox((view.dom.closest('[data-node-id]') ?? view.dom).getBoundingClientRect());
  const shown = viewport();
  return {
    stage: { width: stage.clientWidth - coveredRight, height: stage.clientHeight },
    notices: notificationBoxes(stage),
    widget: toWindow(shown, widget),
    lines: lines(selection, widget).map((line) => toWindow(shown, line)),
    align: alignAt(editor),
    side,
  };
}

/** The formatting toolbar at the selected text. Its buttons don't move the caret. */
export function TextToolbar({ id, canvas, editor }: TextToolbarProps) {
  const t = useT();
  const { ui } = useSession();
  const bar = useRef<HTMLDivElement>(null);
  const side = useRef<ToolbarSide | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const [dialog, setDialog] = useState<ComponentProps<typeof TextDialogs>['open']>(null);
  const isPhone = useIsPhone();
  const isInserting = useUi((ui) => ui.dialog === 'insert');
  const readSelection = useCallback(
    () =>
      // A menu stays at its button unless it would hide the words that it changes.
      editor.isDestroyed ? null : toWindow(canvas.windowViewport(), selectedLines(editor)),
    [canvas, editor],
  );
  const popovers = useMemo(() => ({ open, setOpen }), [open]);
  const lines = useMemo(() => linesAround(canvas, editor), [canvas, editor]);
  useCaret(editor);
  useNotificationLayout();
  const update = useOverlayUpdate(canvas, () => {
    const element = bar.current;
    // On phones it is in the place of the bar below the page.
    if (!element || editor.isDestroyed || isPhone) return null;
    const selection = selectionBox(editor);
    const box = toWindow(canvas.viewport(), selection);
    const { coveredRight } = ui.getState();
    const where = { selection, side: side.current, coveredRight, lines };
    const around = surroundings(canvas, editor, where);
    const place = toolbarPosition(box, toolbarSize(element), around);
    side.current = place.side ?? side.current;
    return () => {
      element.style.transform = `translate(${place.left}px, ${place.top}px)`;
    };
  });
  useEffect(() => {
    const follow = ({ transaction }: EditorEvents['transaction']) => {
      // A change of the text already updates everything above the canvas.
      if (transaction.selectionSet && !transaction.docChanged) update();
    };
    editor.on('transaction', follow);
    return () => {
      editor.off('transaction', follow);
    };
  }, [editor, update]);
  // On every render, which may bring other buttons.
  useLayoutEffect(() => {
    if (bar.current) setToolbarStop(bar.current);
  });
  const closePopover = useEffectEvent(() => {
    if (open === null) return false;
    setOpen(null);
    return true;
  });
  useEffect(() => {
    const { dom } = editor.view;
    // Escape in the text comes from a popover that opens, and doesn't have the focus yet.
    const closeAbove = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !closePopover()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the text itself, which Escape would close.
    dom.addEventListener('keydown', closeAbove, true);
    return () => dom.removeEventListener('keydown', closeAbove, true);
  }, [editor]);
  useEffect(() => {
    const { dom } = editor.view;
    const enter = (event: KeyboardEvent) => {
      if (event.key !== 'F10' || !event.altKey) return;
      event.preventDefault();
      if (bar.current) focusToolbar(bar.current);
    };
    dom.addEventListener('keydown', enter);
    return () => dom.removeEventListener('keydown', enter);
  }, [editor]);
  return (
    <div
      key={isPhone ? 'docked' : 'floating'}
      ref={bar}
      className="pl-text-toolbar"
      role="toolbar"
      hidden={isInserting}
      aria-label={t('EDITOR.TEXT.TOOLBAR')}
      onFocus={({ currentTarget, target }) => {
        if (currentTarget.contains(target)) setToolbarStop(currentTarget, target);
      }}
      onKeyDown={(event) => {
        // Menus of the toolbar handle their own keys, and close first.
        const { currentTarget, nativeEvent } = event;
        if (!currentTarget.contains(event.target as Node)) return;
        if (event.key === 'Escape') {
          // Also that of a popover that opens, and doesn't have the focus yet.
          event.stopPropagation();
          setOpen(null);
          canvas.focus();
        } else if ((event.target as Element).getAttribute('aria-expanded') !== 'true') {
          if (moveInToolbar(currentTarget, nativeEvent)) event.preventDefault();
        }
      }}
      onPointerDown={(event) => {
        if (!(event.target as Element).closest('input, select')) event.preventDefault();
      }}
      onClick={({ target }) => {
        const isOfPopover = (target as Element).closest('[aria-haspopup]') !== null;
        if (!isOfPopover && bar.current?.contains(target as Node)) setOpen(null);
      }}
      data-testid="text-toolbar"
    >
      <ToolbarPopovers value={popovers}>
        <SelectionContext value={readSelection}>
          <TextDialogContext value={setDialog}>
            <StyleMenu editor={editor} />
            <SizeMenu editor={editor} />
            <MarkButtons editor={editor} isCompact={isPhone} />
            <LinkButton editor={editor} isCompact={isPhone} />
            {!isPhone && <FactMenu editor={editor} />}
            <TextColor editor={editor} id={id} />
            {!isPhone && <AlignMenu editor={editor} />}
            {!isPhone && <ListButtons editor={editor} />}
            {!isPhone && <InsertMenu editor={editor} />}
            {!isPhone && <ImageButton editor={editor} />}
            {!isPhone && <TableMenu editor={editor} />}
            <MoreMenu editor={editor} isCompact={isPhone} />
            {isPhone && <DoneButton />}
          </TextDialogContext>
          <TextDialogs id={id} editor={editor} open={dialog} onClose={() => setDialog(null)} />
        </SelectionContext>
      </ToolbarPopovers>
    </div>
  );
}
