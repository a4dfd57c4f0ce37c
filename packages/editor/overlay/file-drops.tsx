import { useT } from '@plinth/i18n/react';
import { useEffect, useRef } from 'react';
import type { CanvasHandle } from '../canvas/canvas-context.ts';
import { landPictures } from '../commands/drop.ts';
import { listenToFiles } from '../drag/file-drag.ts';
import type { DropSlot } from '../drag/target.ts';
import { useReport } from '../parts/use-report.ts';
import { useUploads } from '../parts/use-uploads.ts';
import { useSession } from '../session/context.ts';

/** Pictures dropped on the page from outside are uploaded and stand where they were dropped. */
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
