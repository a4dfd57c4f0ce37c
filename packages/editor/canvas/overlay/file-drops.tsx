import { useT } from '@plinth/i18n/react';
import { useEffect, useRef } from 'react';
import { dropImages } from '../../core/commands/drop.ts';
import type { DropSlot } from '../../core/commands/drop-target.ts';
import { useSession } from '../../core/session/context.ts';
import { useUploads } from '../../core/session/use-uploads.ts';
import { useReport } from '../../core/steps/use-report.ts';
import { listenToFiles } from '../drag/file-drag.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';

/** Uploads image files dropped on the page and inserts them at the drop position. */
export function FileDrops({ canvas }: { readonly canvas: CanvasHandle }) {
  const t = useT();
  const session = useSession();
  const report = useReport();
  const upload = useUploads();
  const handleFiles = async (files: readonly File[], slot: DropSlot | null) => {
    if (files.length === 0 || !slot) return;
    const ids = await upload(files);
    if (ids.length === 0) return;
    const done =
      slot.replaces === undefined
        ? t('EDITOR.FILES.ADDED', { count: ids.length })
        : t('EDITOR.PICTURES.REPLACED');
    report(dropImages(session, ids, slot), done);
  };
  const latest = useRef(handleFiles);
  latest.current = handleFiles;
  useEffect(
    () => listenToFiles({ canvas, onFiles: (files, slot) => void latest.current(files, slot) }),
    [canvas],
  );
  return null;
}
