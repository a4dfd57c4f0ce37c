import { useT } from '@plinth/i18n/react';
import { confirm } from '@plinth/ui';
import type { ClipboardContent } from '../../core/commands/clipboard.ts';
import { insertImages } from '../../core/commands/drop.ts';
import { insertPosition } from '../../core/commands/insert.ts';
import type { EditorSession } from '../../core/session/types.ts';
import { useUploads } from '../../core/session/use-uploads.ts';
import { useReport } from '../../core/steps/use-report.ts';
import { widgetFor } from '../../core/widgets/received-content.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';

/** Uploads pasted images and adds them after the selection. */
export function usePasteImages(session: EditorSession, canvas: CanvasHandle | null) {
  const t = useT();
  const report = useReport();
  const upload = useUploads();

  const add = async (files: readonly File[]): Promise<void> => {
    const position = insertPosition(session, widgetFor('picture').widget);
    if ('refused' in position) return report(position);
    const ids = await upload(files);
    // The page may have changed during the upload.
    const current = insertPosition(session, widgetFor('picture').widget);
    if (ids.length === 0) return;
    if ('refused' in current) return report(current);
    report(insertImages(session, ids, current), t('EDITOR.FILES.ADDED', { count: ids.length }));
  };

  /** Asks whether to add the images that come with a text. */
  const offer = async (pasted: ClipboardContent): Promise<void> => {
    if (!canvas) return;
    const { pastedImages } = await import('./pasted-images.ts');
    const files = pastedImages(canvas.window, pasted);
    const count = files.length;
    if (count === 0) return;
    const isAccepted = await confirm({
      title: t('EDITOR.PASTE.IMAGES_TITLE', { count }),
      text: t('EDITOR.PASTE.IMAGES_TEXT', { count }),
      confirmLabel: t('EDITOR.PASTE.IMAGES_ADD', { count }),
      cancelLabel: t('COMMON.ACTION.CANCEL'),
    });
    if (!isAccepted) return;
    session.ui.setState({ textEditing: null });
    await add(files);
  };

  return { add, offer };
}
