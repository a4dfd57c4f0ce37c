import { readStorage, writeStorage } from '@plinth/ui';

const STORED = 'plinth_editor_tour';

/** Whether the editor has explained itself to the person in this browser; the help center has it do so again. */
export const tourWasShown = (): boolean => readStorage(STORED) === 'shown';

export const rememberTour = (wasShown: boolean): void =>
  writeStorage(STORED, wasShown ? 'shown' : null);
