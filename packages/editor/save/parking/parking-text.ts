import type { MessageKey } from '@plinth/i18n';
import { useIsDirty, useParkingPhase } from '../save-context.ts';

type ParkingText = {
  /** The save state of unsaved work. */
  readonly state: MessageKey;
  /** Where the work is; null while that isn't known. */
  readonly place: MessageKey | null;
};

const TEXTS: { readonly [P in ReturnType<typeof useParkingPhase>]: ParkingText } = {
  pending: { state: 'EDITOR.STATE.UNSAVED', place: null },
  parked: { state: 'EDITOR.STATE.UNSAVED_PARKED', place: 'EDITOR.PARKED.YES' },
  conflict: { state: 'EDITOR.STATE.UNSAVED_HERE', place: 'EDITOR.PARKED.CONFLICT' },
  failed: { state: 'EDITOR.STATE.UNSAVED_HERE', place: 'EDITOR.PARKED.NO' },
};

/** Says where unsaved work is; null if there is none. */
export function useParkingText(): ParkingText | null {
  const phase = useParkingPhase();
  return useIsDirty() ? TEXTS[phase] : null;
}
