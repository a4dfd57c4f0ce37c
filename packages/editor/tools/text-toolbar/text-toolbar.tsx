import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { IconButton } from '@plinth/ui';
import { IconClearFormatting } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { CanvasHandle } from '../../canvas/frame/canvas-context.ts';
import type { Size } from '../../canvas/frame/fit.ts';
import { stageBox, useOverlayUpdate } from '../../canvas/overlay/use-overlay-update.ts';
import { useSession } from '../../core/session/context.ts';
import { caretFacts } from './caret-facts.ts';
import { FactMenu } from './fact-menu.tsx';
import { LinkButton } from './link-button.tsx';
import { notificationBoxes, useNotificationLayout } from './notification-boxes.ts';
import { type Surroundings, toolbarPosition } from './toolbar-position.ts';
import './text-toolbar.css';
import {
  BlockButtons,
  BlockSelect,
  MarkButtons,
  StyleSelect,
  TextColor,
} from './toolbar-parts.tsx';

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

function surroundings({ frame }: CanvasHandle): Surroundings {
  const stage = frame.parentElement ?? frame;
  return {
    stage: { width: stage.clientWidth, height: stage.clientHeight },
    notices: notificationBoxes(stage),
  };
}

/** The formatting toolbar above the edited text. Its buttons don't move the caret. */
export function TextToolbar({ id, canvas, editor }: TextToolbarProps) {
  const t = useT();
  const session = useSession();
  const bar = useRef<HTMLDivElement>(null);
  useCaret(editor);
  useNotificationLayout();
  useOverlayUpdate(canvas, () => {
    const box = stageBox(session, canvas, id);
    const element = bar.current;
    if (!element || !box) return null;
    const place = toolbarPosition(box, toolbarSize(element), surroundings(canvas));
    return () => {
      element.style.transform = `translate(${place.left}px, ${place.top}px)`;
    };
  });
  return (
    <div
      ref={bar}
      className="pl-text-toolbar"
      role="toolbar"
      aria-label={t('EDITOR.TEXT.TOOLBAR')}
      onPointerDown={(event) => {
        if (!(event.target as Element).closest('input, select')) event.preventDefault();
      }}
      data-testid="text-toolbar"
    >
      <BlockSelect editor={editor} />
      <StyleSelect editor={editor} />
      <MarkButtons editor={editor} />
      <TextColor editor={editor} id={id} />
      <BlockButtons editor={editor} />
      <LinkButton editor={editor} />
      <FactMenu editor={editor} />
      <IconButton
        size={28}
        label={t('EDITOR.TEXT.CLEAR')}
        icon={<IconClearFormatting size={16} />}
        onClick={() => editor.chain().focus().unsetAllMarks().run()}
      />
    </div>
  );
}
