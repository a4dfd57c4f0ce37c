import type { MessageKey } from '@plinth/i18n';
import { isWrittenPhone } from '../../core/links/phone-number.ts';
import type { LinkTarget } from './link-targets.ts';

type Searched = {
  readonly kind: 'page' | 'blog.post';
  readonly targets: readonly LinkTarget[];
  /** Whether the field has lost the focus. */
  readonly isLeft: boolean;
};

/** Why a text that is no address can't be linked to; null while there's something to choose. */
export function searchProblem(
  search: string,
  { kind, targets, isLeft }: Searched,
): MessageKey | null {
  const text = search.trim().toLowerCase();
  if (text === '') return null;
  const isPage = kind === 'page';
  if (targets.some(({ name }) => name.toLowerCase().includes(text))) {
    if (!isLeft) return null;
    return isPage ? 'EDITOR.LINK.PAGE_OPEN' : 'EDITOR.LINK.POST_OPEN';
  }
  if (isWrittenPhone(text)) return 'EDITOR.LINK.CALL_INVALID';
  return isPage ? 'EDITOR.LINK.PAGE_UNKNOWN' : 'EDITOR.LINK.POST_UNKNOWN';
}
