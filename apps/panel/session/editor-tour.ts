import { readStorage, writeStorage } from '@plinth/ui';

const STORED = 'plinth_editor_tour';

/** Whether the tour was shown in this browser; the help screen can reset it. */
export const tourWasShown = (): boolean => readStorage(STORED) === 'shown';

export const rememberTour = (wasShown: boolean): void =>
  writeStorage(STORED, wasShown ? 'shown' : null);
