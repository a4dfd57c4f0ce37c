import { readStorage, writeStorage } from '@plinth/ui';

const STORED = 'plinth_single_keys';

/** Whether single-key shortcuts are on; users of speech input turn them off. */
export const singleKeysAllowed = (): boolean => readStorage(STORED) !== 'off';

export const storeSingleKeys = (allowed: boolean): void =>
  writeStorage(STORED, allowed ? 'on' : 'off');
