import type { UnsavedWork } from '@plinth/editor';
import { LazyMount, lazyComponent } from '@plinth/ui';
import { useCallback, useRef, useState } from 'react';
import type { Measured } from './measured-pages.ts';

const LaunchDialog = lazyComponent(async () => (await import('./launch-dialog.tsx')).LaunchDialog);

/**
 * `openLaunch` opens the launch dialog. Render `dialog` somewhere. `unsaved` is the unsaved work of
 * the open page, `measured` what the editor measured on it.
 */
export const useLaunch = (unsaved: UnsavedWork | null = null, measured: Measured | null = null) => {
  const [opened, setOpened] = useState(false);
  const opener = useRef<Element | null>(null);
  const latest = useRef(unsaved);
  latest.current = unsaved;
  const openLaunch = useCallback(() => {
    opener.current = document.activeElement;
    // The dialog shows the site as it's stored.
    const stored = latest.current?.autosave?.() ?? Promise.resolve();
    void stored.finally(() => setOpened(true));
  }, []);
  // Once the site is launched, the button that opened the dialog is gone.
  const restoreFocus = useCallback(() => {
    if (!opener.current?.isConnected) document.getElementById('content')?.focus();
  }, []);
  const dialog = (
    <LazyMount when={opened}>
      <LaunchDialog
        opened={opened}
        unsaved={unsaved}
        measured={measured}
        onClose={() => setOpened(false)}
        onClosed={restoreFocus}
      />
    </LazyMount>
  );
  return { openLaunch, dialog };
};
