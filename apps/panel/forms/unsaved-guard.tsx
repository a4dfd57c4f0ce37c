import { Later, later } from '@plinth/ui';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { markUnsaved } from '../session/unsaved.ts';

const UnsavedDialog = later(async () => (await import('./unsaved-dialog.tsx')).UnsavedDialog);

/** Unsaved work of a screen. */
export type Unsaved = {
  /** Answers whether everything is stored. */
  readonly save: () => Promise<boolean>;
  /** What has to be cleared away when the work is given up. */
  readonly discard?: () => Promise<void>;
};

/**
 * Asks before a screen with unsaved work is left, by link, by Back or by closing the tab
 * (specification, points 2 and 8): save it and go, give it up and go, or stay.
 */
export const UnsavedGuard = ({ work }: { readonly work: Unsaved | null }) => {
  const isDirty = work !== null;
  const [isSaving, setSaving] = useState(false);
  useEffect(() => (isDirty ? markUnsaved() : undefined), [isDirty]);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  const save = async () => {
    setSaving(true);
    const isStored = (await work?.save()) ?? true;
    setSaving(false);
    if (isStored) proceed?.();
    else reset?.();
  };
  const discard = async () => {
    await work?.discard?.();
    proceed?.();
  };
  // What keeps a save from going through is told by the screen itself.
  const isAsking = status === 'blocked' && !isSaving;
  return (
    // Loaded with the first change: there is no asking the server for it when it cannot be reached.
    <Later asked={isDirty}>
      <UnsavedDialog
        opened={isAsking}
        onStay={() => reset?.()}
        onDiscard={() => void discard()}
        onSave={() => void save()}
      />
    </Later>
  );
};
