import { keyPart, type MessageKey } from '@plinth/i18n';
import type { PageStatus } from '@plinth/model';
import { useIsUnderConstruction } from '@plinth/ui';

/** Whether visitors see the document, so that a save changes what they see. */
export function useIsLive(status: PageStatus): boolean {
  const isUnderConstruction = useIsUnderConstruction();
  return status === 'publish' && !isUnderConstruction;
}

/**
 * Label of the save button. `changesSite`: saving also changes other pages, which may be live while
 * this one isn't.
 */
export function useSaveLabel(status: PageStatus, changesSite = false): MessageKey {
  const isLive = useIsLive(status);
  const isUnderConstruction = useIsUnderConstruction();
  if (changesSite && !isLive && !isUnderConstruction) return 'EDITOR.SAVE.SITE';
  return status === 'publish' && !isLive ? 'EDITOR.SAVE.READY' : `EDITOR.SAVE.${keyPart(status)}`;
}
