import { LazyMount, lazyComponent } from '@plinth/ui';
import { useState } from 'react';
import type { ShownFile } from '../data/page-data.ts';

const FileSheet = lazyComponent(
  async () => (await import('../media/file-sheet/file-sheet.tsx')).FileSheet,
);

/**
 * `openFile` opens the properties of a file over the editor. `keep` gets every version of it, so
 * that the page shows changes at once. Render `fileSheet` somewhere.
 */
export const useFileSheet = (keep: (file: ShownFile) => void) => {
  const [id, setId] = useState<number | null>(null);
  const fileSheet = (
    <LazyMount when={id !== null}>
      <FileSheet fileId={id} onClose={() => setId(null)} onLoad={keep} canDelete={false} />
    </LazyMount>
  );
  return { openFile: setId, fileSheet };
};
