import { keyPart } from '@plinth/i18n';
import type { OwnerKind } from '@plinth/model';

/** Texts that differ by owner kind. */
type OwnerText =
  | 'BACK'
  | 'OPENED'
  | 'RESTORE'
  | 'SETTINGS'
  | 'THIS'
  | 'UPDATED'
  | 'VIEW'
  | 'VIEW_LIVE';

export const ownerText = (kind: OwnerKind, text: OwnerText) =>
  `EDITOR.OWNER.${keyPart(kind)}.${text}` as const;
