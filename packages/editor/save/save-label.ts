import { keyPart, type MessageKey } from '@plinth/i18n';
import type { PageStatus } from '@plinth/model';
import { useIsUnderConstruction } from '@plinth/ui';

/** Whether visitors see the document, so that a save changes what they see. */
export function useIsLive(status: PageStatus): boolean {
  const isUnderConstruction = useIsUnderConstruction();
  return status === 'publish' && !isUnderConstruction;
}

/** Label of the save button. */
export function useSaveLabel(status: PageStatus): MessageKey {
  const isLive = useIsLive(status);
  return status === 'publish' && !isLive ? 'EDITOR.SAVE.READY' : `EDITOR.SAVE.${keyPart(status)}`;
}
