import type { PageStatus } from '@plinth/model';
import { useIsUnderConstruction } from '@plinth/ui';
import { useEffect, useMemo } from 'react';
import type { LaunchPort } from '../core/ports/launch/port.ts';
import type { OwnerPort } from '../core/ports/owner/port.ts';
import type { EditorSession } from '../core/session/types.ts';
import type { DirtyTracker } from './dirty.ts';
import type { SaveController } from './save-controller.ts';

type Work = {
  readonly session: EditorSession;
  readonly dirty: DirtyTracker;
  readonly saving: SaveController;
};

/** Saves without being asked; resolves to whether nothing is left unsaved. */
export type Autosave = () => Promise<boolean>;

type Needs = {
  readonly status: PageStatus;
  /** What is stored now; doesn't change. */
  readonly stored: Pick<LaunchPort & OwnerPort, 'isUnderConstruction' | 'readStatus'>;
};

/** ms without a change before a document is saved. */
const IDLE_MS = 3000;

const isWriting = ({ ui }: EditorSession): boolean => ui.getState().textEditing !== null;

function saveWhenIdle({ session, dirty, saving }: Work, save: Autosave): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const wait = () => {
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => {
      timer = null;
      const { phase, problem, undecided } = saving.state.getState();
      const mayAsk = undecided === null || (undecided === 'writing' && !isWriting(session));
      const isFree = phase === 'idle' && problem === null && mayAsk;
      if (isFree && dirty.isDirty()) void save();
    }, IDLE_MS);
  };
  if (dirty.isDirty()) wait();
  // Changes made during a save are still dirty when it completes.
  const stops = [
    session.store.observe(wait),
    dirty.subscribe(wait),
    session.ui.subscribe((now, before) => {
      if (before.textEditing !== null && now.textEditing === null) wait();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    if (timer !== null) clearTimeout(timer);
  };
}

/**
 * Saves what visitors can't see after a pause in editing: drafts, and everything while the site is
 * under construction. A conflict asks once no text is being written. Returns how to save at once;
 * null on a live site, where a draft has shared sections that visitors see.
 */
export function useAutosave(work: Work, { status, stored }: Needs): Autosave | null {
  const { session, dirty, saving } = work;
  const isHidden = useIsUnderConstruction();
  const isOn = isHidden || status === 'draft';
  const saves = useMemo(() => {
    if (!isOn) return null;
    // Another window may have launched the site or published the draft. Without an answer, the save
    // fails and says why.
    const maySave = async () =>
      isHidden
        ? (await stored.isUnderConstruction()) !== false
        : ((await stored.readStatus()) ?? 'draft') === 'draft';
    const saveIf = async (mayAsk: () => boolean): Promise<boolean> => {
      if (!(await maySave())) return false;
      // On a live site, what other pages use is saved by hand only: visitors see it.
      await saving.save({ withShared: isHidden, mayRepeat: maySave, mayAsk });
      return !dirty.isDirty();
    };
    return {
      whenIdle: () => saveIf(() => !isWriting(session)),
      atOnce: () => saveIf(() => true),
    };
  }, [isOn, isHidden, stored, session, saving, dirty]);
  useEffect(
    () => (saves ? saveWhenIdle({ session, dirty, saving }, saves.whenIdle) : undefined),
    [session, dirty, saving, saves],
  );
  return isHidden && saves ? saves.atOnce : null;
}
