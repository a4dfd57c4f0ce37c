const STORED = 'plinth_editor_tour';

/** Whether the editor has explained itself to the person in this browser; the help center has it do so again. */
export const tourWasShown = (): boolean => localStorage.getItem(STORED) === 'shown';

export const rememberTour = (wasShown: boolean): void => {
  if (wasShown) localStorage.setItem(STORED, 'shown');
  else localStorage.removeItem(STORED);
};
