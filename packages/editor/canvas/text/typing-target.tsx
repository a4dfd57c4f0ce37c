import { useT } from '@plinth/i18n/react';
import { shortcutLabel } from '@plinth/ui';
import { useEffect, useRef } from 'react';
import { textElement, writableText } from '../../core/commands/edit-inline-text.ts';
import { toBox } from '../../core/geometry/box.ts';
import { useSession } from '../../core/session/context.ts';
import type { EditorSession } from '../../core/session/types.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import { PAGE_KEYS } from '../frame/page-keys.ts';
import { toWindow } from '../frame/viewport.ts';
import { followTyping } from './follow-typing.ts';
import './typing-target.css';

/** Moves the target to the end of the text that receives its words, in their font. */
function placeAtEnd(session: EditorSession, canvas: CanvasHandle, target: HTMLElement): void {
  const text = writableText(session);
  const element = text && textElement(session.elements.get(text.id), text.path);
  if (!element) return;
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  const rects = range.getClientRects();
  const last = toBox(rects[rects.length - 1] ?? element.getBoundingClientRect());
  const viewport = canvas.viewport();
  const { right, top } = toWindow(viewport, last);
  const { fontFamily, fontWeight, fontSize } = canvas.window.getComputedStyle(
    range.endContainer.parentElement ?? element,
  );
  Object.assign(target.style, {
    transform: `translate(${right}px, ${top}px)`,
    fontFamily,
    fontWeight,
    fontSize: `${Number.parseFloat(fontSize) * viewport.zoom}px`,
  });
}

/** Receives what is typed while a text is selected, and until its editor has loaded. */
export function TypingTarget({ canvas }: { readonly canvas: CanvasHandle }) {
  const t = useT();
  const session = useSession();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const placeTarget = () => placeAtEnd(session, canvas, target);
    return followTyping({ session, canvas, target, placeTarget });
  }, [session, canvas]);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: an input field would be one of the panel’s */}
      <div
        ref={element}
        className="pl-typing-target"
        contentEditable
        suppressContentEditableWarning
        role="textbox"
        aria-label={t('EDITOR.CANVAS')}
        aria-describedby={PAGE_KEYS}
        tabIndex={-1}
        inputMode="none"
        spellCheck={false}
      />
      <p id={PAGE_KEYS} hidden>
        {t('EDITOR.SPOKEN.PAGE_KEYS', {
          menu: shortcutLabel('Shift+F10'),
          search: shortcutLabel('Mod+K'),
        })}
      </p>
    </>
  );
}
