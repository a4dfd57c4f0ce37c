import { keep, kept } from '@plinth/ui';

const STORED = 'plinth_single_keys';

/** Whether keys without Ctrl or ⌘ act in the editor; people who speak to their machine turn them off. */
export const singleKeysAllowed = (): boolean => kept(STORED) !== 'off';

export const storeSingleKeys = (allowed: boolean): void => keep(STORED, allowed ? 'on' : 'off');
