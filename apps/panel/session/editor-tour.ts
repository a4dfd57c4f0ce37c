import { keep, kept } from '@plinth/ui';

const STORED = 'plinth_editor_tour';

/** Whether the editor has explained itself to the person in this browser; the help center has it do so again. */
export const tourWasShown = (): boolean => kept(STORED) === 'shown';

export const rememberTour = (wasShown: boolean): void => keep(STORED, wasShown ? 'shown' : null);
