import { LazyMount, lazyComponent } from '@plinth/ui';
import { useCallback, useState } from 'react';

const ReportDialog = lazyComponent(async () => (await import('./report-dialog.tsx')).ReportDialog);

/** `openReport` lists what is left to do in the site's content. Render `dialog` somewhere. */
export const useReport = () => {
  const [opened, setOpened] = useState(false);
  const dialog = (
    <LazyMount when={opened}>
      <ReportDialog opened={opened} onClose={() => setOpened(false)} />
    </LazyMount>
  );
  const openReport = useCallback(() => setOpened(true), []);
  return { openReport, dialog };
};
