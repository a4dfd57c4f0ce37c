const STORED = 'plinth_single_keys';

/** Whether keys without Ctrl or ⌘ act in the editor; people who speak to their machine turn them off. */
export const singleKeysAllowed = (): boolean => localStorage.getItem(STORED) !== 'off';

export const storeSingleKeys = (allowed: boolean): void =>
  localStorage.setItem(STORED, allowed ? 'on' : 'off');
