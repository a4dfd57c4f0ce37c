import { useT } from '@plinth/i18n/react';
import { useEffect, useRef } from 'react';
import { landPictures } from '../../core/commands/drop.ts';
import { useReport } from '../../core/commands/use-report.ts';
import type { DropSlot } from '../../core/geometry/drop-target.ts';
import { useUploads } from '../../core/ports/use-uploads.ts';
import { useSession } from '../../core/session/context.ts';
import { listenToFiles } from '../drag/file-drag.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';

/** Uploads image files dropped on the page and inserts them at the drop position. */
export function FileDrops({ canvas }: { readonly canvas: CanvasHandle }) {
  const t = useT();
  const session = useSession();
  const report = useReport();
  const upload = useUploads();
  const take = async (files: readonly File[], slot: DropSlot | null) => {
    if (files.length === 0 || !slot) return;
    const ids = await upload(files);
    if (ids.length === 0) return;
    const done =
      slot.replaces === undefined
        ? t('EDITOR.FILES.ADDED', { count: ids.length })
        : t('EDITOR.PICTURES.REPLACED');
    report(landPictures(session, ids, slot), done);
  };
  const latest = useRef(take);
  latest.current = take;
  useEffect(
    () => listenToFiles({ canvas, onFiles: (files, slot) => void latest.current(files, slot) }),
    [canvas],
  );
  return null;
}
