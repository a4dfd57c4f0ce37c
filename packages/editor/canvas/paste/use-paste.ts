import { useT } from '@plinth/i18n/react';
import { useEffect, useMemo, useRef } from 'react';
import {
  type ClipboardContent,
  copiedTrees,
  pasteTrees,
  readClipboard,
} from '../../core/commands/clipboard.ts';
import { insertImages } from '../../core/commands/drop.ts';
import { insertPosition } from '../../core/commands/insert.ts';
import { useReport } from '../../core/commands/use-report.ts';
import { TEXT_FIELDS } from '../../core/keyboard/text-fields.ts';
import { useUploads } from '../../core/ports/use-uploads.ts';
import type { EditorSession } from '../../core/session/types.ts';
import { isCovered } from '../../core/view/cover-state.ts';
import { widgetFor } from '../../core/widgets/received-content.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';

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

/** Word adds an image of the copied text to the text. A copied image comes without text. */
const hasText = ({ html, text }: ClipboardContent): boolean =>
  text.trim() !== '' || html.replace(/<[^>]*>/g, '').trim() !== '';

/** Pastes on the browser's paste event and by a command that reads the clipboard. */
export function usePaste(session: EditorSession, canvas: CanvasHandle | null) {
  const t = useT();
  const report = useReport();
  const upload = useUploads();

  const pasteImages = async (files: readonly File[]): Promise<void> => {
    const position = insertPosition(session, widgetFor('picture').widget);
    if ('refused' in position) return report(position);
    const ids = await upload(files);
    // The page may have changed during the upload.
    const current = insertPosition(session, widgetFor('picture').widget);
    if (ids.length === 0) return;
    if ('refused' in current) return report(current);
    report(insertImages(session, ids, current), t('EDITOR.FILES.ADDED', { count: ids.length }));
  };

  const insertContent = async (pasted: ClipboardContent): Promise<void> => {
    const own = copiedTrees(pasted);
    if (own.length > 0) return report(pasteTrees(session, own), t('EDITOR.COMMAND.PASTED'));
    if (pasted.files.length > 0 && !hasText(pasted)) return pasteImages(pasted.files);
    const [{ widgetsFromBody, widgetsFromText }, { parseExternalHtml: readForeign }] =
      await Promise.all([import('./external-content.ts'), import('./clean-html.ts')]);
    const trees =
      pasted.html !== '' && canvas
        ? widgetsFromBody(session.newId, readForeign(canvas.window, pasted.html))
        : widgetsFromText(session.newId, pasted.text);
    report(pasteTrees(session, trees), t('EDITOR.COMMAND.PASTED'));
  };

  const latest = useRef(insertContent);
  latest.current = insertContent;
  const paste = useMemo(
    () => ({
      onPaste: (event: ClipboardEvent) => {
        if (isHandledByFocus(event) || isCovered(session.ui.getState())) return;
        event.preventDefault();
        void latest.current(readPasteEvent(event));
      },
      fromClipboard: async () => latest.current(await readClipboard()),
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
