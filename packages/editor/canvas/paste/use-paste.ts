import { useT } from '@plinth/i18n/react';
import { useEffect, useMemo, useRef } from 'react';
import {
  type ClipboardContent,
  copiedTrees,
  hasText,
  pasteTrees,
  readClipboard,
} from '../../core/commands/clipboard.ts';
import { TEXT_FIELDS } from '../../core/keyboard/text-fields.ts';
import type { EditorSession } from '../../core/session/types.ts';
import { withWidgetsOf } from '../../core/steps/load-widgets.ts';
import { useReport } from '../../core/steps/use-report.ts';
import { isCovered } from '../../core/view/cover-state.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import { usePasteImages } from './use-paste-images.ts';

/** Reads the data of a paste event, which is available only during the event. */
const readPasteEvent = ({ clipboardData }: ClipboardEvent): ClipboardContent => ({
  html: clipboardData?.getData('text/html') ?? '',
  text: clipboardData?.getData('text/plain') ?? '',
  files: [...(clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/')),
});

/**
 * Whether the focused element handles the paste. The event's target may be the one focused before.
 */
const isHandledByFocus = ({ target }: ClipboardEvent): boolean => {
  const page = target instanceof Document ? target : (target as Node).ownerDocument;
  return page?.activeElement?.closest(`${TEXT_FIELDS}, [aria-modal="true"]`) != null;
};

/** Whether the paste is into a text on the page, not into a field of the panel. */
const isInPage = ({ target }: ClipboardEvent): boolean =>
  (target as Node).ownerDocument !== document;

/** Pastes on the browser's paste event and by a command that reads the clipboard. */
export function usePaste(session: EditorSession, canvas: CanvasHandle | null) {
  const t = useT();
  const report = useReport();
  const images = usePasteImages(session, canvas);

  const insertContent = async (pasted: ClipboardContent): Promise<void> => {
    const own = copiedTrees(pasted);
    if (own.length > 0) {
      const outcome = withWidgetsOf(own, () => pasteTrees(session, own));
      return report(outcome, t('EDITOR.COMMAND.PASTED'));
    }
    if (pasted.files.length > 0 && !hasText(pasted)) return images.add(pasted.files);
    const [{ widgetsFromBody, widgetsFromText }, { parseExternalHtml: readForeign }] =
      await Promise.all([import('./external-content.ts'), import('./clean-html.ts')]);
    const trees =
      pasted.html !== '' && canvas
        ? widgetsFromBody(session, readForeign(canvas.window, pasted.html))
        : widgetsFromText(session, pasted.text);
    if (trees.length > 0) report(pasteTrees(session, trees), t('EDITOR.COMMAND.PASTED'));
    await images.offer(pasted);
  };

  const latest = useRef({ insertContent, images });
  latest.current = { insertContent, images };
  const paste = useMemo(
    () => ({
      onPaste: (event: ClipboardEvent) => {
        const ui = session.ui.getState();
        if (isCovered(ui)) return;
        if (!isHandledByFocus(event)) {
          event.preventDefault();
          void latest.current.insertContent(readPasteEvent(event));
        } else if (ui.textEditing !== null && isInPage(event)) {
          // The text editor pastes the text itself.
          void latest.current.images.offer(readPasteEvent(event));
        }
      },
      fromClipboard: async () => latest.current.insertContent(await readClipboard()),
    }),
    [session],
  );
  // Without a focused field, the event is dispatched on the document.
  useEffect(() => {
    document.addEventListener('paste', paste.onPaste);
    return () => document.removeEventListener('paste', paste.onPaste);
  }, [paste]);
  return paste;
}
