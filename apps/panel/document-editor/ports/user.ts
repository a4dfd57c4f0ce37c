import type { UserPort } from '@plinth/editor';
import { rememberTour } from '../../session/editor-tour.ts';
import { singleKeysAllowed, storeSingleKeys } from '../../session/shortcuts.ts';

export const userPort: UserPort = {
  markTourShown: () => rememberTour(true),
  hasSingleKeys: singleKeysAllowed,
  storeSingleKeys,
};
