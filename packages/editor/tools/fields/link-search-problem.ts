import type { MessageKey } from '@plinth/i18n';
import { isWrittenPhone } from '../../core/links/phone-number.ts';
import type { LinkTarget } from './link-targets.ts';

type Searched = {
  readonly kind: 'page' | 'blog.post' | 'popup';
  readonly targets: readonly LinkTarget[];
  /** Whether the field has lost the focus. */
  readonly isLeft: boolean;
};

const NAMES = { page: 'PAGE', 'blog.post': 'POST', popup: 'POPUP' } as const;

/** Why a text that is no address can't be linked to; null while there's something to choose. */
export function searchProblem(
  search: string,
  { kind, targets, isLeft }: Searched,
): MessageKey | null {
  const text = search.trim().normalize('NFC').toLowerCase();
  if (text === '') return null;
  const name = NAMES[kind];
  if (targets.some(({ name }) => name.normalize('NFC').toLowerCase().includes(text))) {
    if (!isLeft) return null;
    return `EDITOR.LINK.${name}_OPEN`;
  }
  if (isWrittenPhone(text)) return 'EDITOR.LINK.CALL_INVALID';
  return `EDITOR.LINK.${name}_UNKNOWN`;
}
