import { readStorage, writeStorage } from '@plinth/ui';

const STORED = 'plinth_single_keys';

/** Whether keys without Ctrl or ⌘ act in the editor; people who speak to their machine turn them off. */
export const singleKeysAllowed = (): boolean => readStorage(STORED) !== 'off';

export const storeSingleKeys = (allowed: boolean): void =>
  writeStorage(STORED, allowed ? 'on' : 'off');
