import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { LazyMount, lazyComponent, toast } from '@plinth/ui';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { markUnsaved } from '../session/unsaved.ts';

const UnsavedDialog = lazyComponent(
  async () => (await import('./unsaved-dialog.tsx')).UnsavedDialog,
);

/** Unsaved work of a screen. */
export type Unsaved = {
  /** Resolves to whether everything was stored. */
  readonly save: () => Promise<boolean>;
  /** Saves without asking; null if the user decides. Resolves to whether everything was stored. */
  readonly autosave?: (() => Promise<boolean>) | null;
  /** Cleans up when the work is discarded. */
  readonly discard?: () => Promise<void>;
  /** Leaves the work in this browser for later; resolves to whether the browser has stored it. */
  readonly keep?: () => Promise<boolean>;
  /** Also leaves it on the server; resolves to whether it is there. */
  readonly park?: () => Promise<boolean>;
  /** Whether all of it is on the server, so that nothing is lost with the browser. */
  readonly isParked?: () => boolean;
  /** Whether `park` is expected to work. */
  readonly canPark?: () => boolean;
  /** Label of the screen's own save button; “Save” by default. */
  readonly saveLabel?: MessageKey;
};

/** A request to close a part of the screen with unsaved work, such as a drawer. */
export type Closing = { readonly leave: () => void; readonly stay: () => void };

type UnsavedGuardProps = { readonly work: Unsaved | null; readonly closing?: Closing | null };

type Leaving = {
  readonly isLeaving: boolean;
  readonly work: Unsaved | null;
  readonly leave: () => void;
};

/** Saves and leaves if the work is saved automatically; returns whether to ask otherwise. */
function useAutosaveOnLeave({ isLeaving, work, leave }: Leaving): boolean {
  const [isAsked, setAsked] = useState(false);
  const latest = useRef({ work, leave });
  latest.current = { work, leave };
  useEffect(() => {
    if (!isLeaving) return;
    let isOver = false;
    const save = async () => {
      const isStored = (await latest.current.work?.autosave?.()) ?? false;
      if (isOver) return;
      if (isStored) latest.current.leave();
      else setAsked(true);
    };
    void save();
    return () => {
      isOver = true;
      setAsked(false);
    };
  }, [isLeaving]);
  return isAsked;
}

/**
 * Asks before unsaved work is left by link, Back, closing the tab, or closing the part of the screen
 * that holds it: save, leave for later, discard, or stay. Work that is saved automatically is saved
 * without asking.
 */
export const UnsavedGuard = ({ work, closing = null }: UnsavedGuardProps) => {
  const t = useT();
  const isDirty = work !== null;
  const [isAnswered, setAnswered] = useState(false);
  useEffect(() => (isDirty ? markUnsaved() : undefined), [isDirty]);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty && !work.isParked?.(),
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
  const keep = async () => {
    const canPark = work?.canPark?.() ?? false;
    const [isStored, isParked] = await Promise.all([work?.keep?.(), canPark && work?.park?.()]);
    if (!isStored && !isParked) {
      return toast(t('MODULE.LEFT_WORK.KEEP_ERROR'), { kind: 'error' });
    }
    if (canPark && !isParked) toast(t('MODULE.LEFT_WORK.KEPT_HERE'));
    leave();
  };
  const discard = async () => {
    await work?.discard?.();
    leave();
  };
  const isLeaving = status === 'blocked' || closing !== null;
  const isAsked = useAutosaveOnLeave({ isLeaving, work, leave });
  if (isAnswered && !isLeaving) setAnswered(false);
  return (
    // Loaded on the first change, because the server may be unreachable later.
    <LazyMount when={isDirty}>
      <UnsavedDialog
        // The screen itself shows why a save fails.
        opened={isLeaving && isAsked && !isAnswered}
        onStay={stay}
        onDiscard={() => void discard()}
        onSave={() => void save()}
        onKeep={work?.keep && (() => void keep())}
        isOnServer={work?.canPark?.() ?? false}
        saveLabel={work?.saveLabel}
      />
    </LazyMount>
  );
};
