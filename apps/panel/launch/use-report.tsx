import { LazyMount, lazyComponent } from '@plinth/ui';
import { useCallback, useState } from 'react';
import type { Measured } from './measured-pages.ts';

const ReportDialog = lazyComponent(async () => (await import('./report-dialog.tsx')).ReportDialog);

/**
 * `openReport` lists what is left to do in the site's content. Render `dialog` somewhere. `measured`
 * is what the open editor adds.
 */
export const useReport = (measured: Measured | null = null) => {
  const [opened, setOpened] = useState(false);
  const dialog = (
    <LazyMount when={opened}>
      <ReportDialog opened={opened} measured={measured} onClose={() => setOpened(false)} />
    </LazyMount>
  );
  const openReport = useCallback(() => setOpened(true), []);
  return { openReport, dialog };
};
