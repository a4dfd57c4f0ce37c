import type { MessageKey } from '@plinth/i18n';
import { LazyMount, lazyComponent } from '@plinth/ui';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { markUnsaved } from '../session/unsaved.ts';

const UnsavedDialog = lazyComponent(
  async () => (await import('./unsaved-dialog.tsx')).UnsavedDialog,
);

/** Unsaved work of a screen. */
export type Unsaved = {
  /** Answers whether everything is stored. */
  readonly save: () => Promise<boolean>;
  /** Cleans up when the work is discarded. */
  readonly discard?: () => Promise<void>;
  /** What the screen's own save button says; “Save” without it. */
  readonly saveLabel?: MessageKey;
};

/** A wish to close a part of the screen, such as a drawer, that holds the work. */
export type Closing = { readonly leave: () => void; readonly stay: () => void };

type UnsavedGuardProps = { readonly work: Unsaved | null; readonly closing?: Closing | null };

/**
 * Asks before leaving a screen with unsaved work, by link, by Back, by closing the tab or the part
 * that holds the work: save and leave, discard and leave, or stay.
 */
export const UnsavedGuard = ({ work, closing = null }: UnsavedGuardProps) => {
  const isDirty = work !== null;
  const [isAnswered, setAnswered] = useState(false);
  useEffect(() => (isDirty ? markUnsaved() : undefined), [isDirty]);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  const leave = () => (status === 'blocked' ? proceed() : closing?.leave());
  const stay = () => (status === 'blocked' ? reset() : closing?.stay());
  const save = async () => {
    setAnswered(true);
    const isStored = (await work?.save()) ?? true;
    if (isStored) leave();
    else stay();
  };
  const discard = async () => {
    await work?.discard?.();
    leave();
  };
  const isLeaving = status === 'blocked' || closing !== null;
  if (isAnswered && !isLeaving) setAnswered(false);
  return (
    // Loaded with the first change: there is no asking the server for it when it cannot be reached.
    <LazyMount when={isDirty}>
      <UnsavedDialog
        // What keeps a save from going through is told by the screen itself.
        opened={isLeaving && !isAnswered}
        onStay={stay}
        onDiscard={() => void discard()}
        onSave={() => void save()}
        saveLabel={work?.saveLabel}
      />
    </LazyMount>
  );
};
