import type { Choice } from '../choice.ts';
import type { PopupsPort } from './port.ts';

/** `popups` are in the order of the list. */
export const fakePopups = (popups: readonly Choice[] = []): PopupsPort => ({
  list: async () => popups,
});
