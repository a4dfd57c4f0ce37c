import { LazyMount, lazyComponent } from '@plinth/ui';
import { useSaveState } from './save-context.ts';

const ConflictDialog = lazyComponent(
  async () => (await import('./conflict-dialog.tsx')).ConflictDialog,
);

/** Loads the dialog with the first conflict, or 10 s after startup. */
export const LazyConflictDialog = () => (
  <LazyMount when={useSaveState().question !== null}>
    <ConflictDialog />
  </LazyMount>
);
