import type { PageRecord } from '@plinth/contract';
import { friendlyUrl } from '@plinth/model';

type Named = { readonly name: string; readonly url: string };

/** The number that a slug gets if another page has it already. */
const NUMBER = /-\d+$/;

/**
 * The slug for a new name of a page. Null if it stays: somebody may know the URL of a public page,
 * and one that doesn't come from the name was chosen.
 */
export function followingSlug(
  { status, is_home, service }: Pick<PageRecord, 'status' | 'is_home' | 'service'>,
  before: Named,
  name: string,
): string | null {
  if (status === 'publish' || is_home || service !== null) return null;
  const own = friendlyUrl(before.name);
  const isOwn = before.url === own || before.url.replace(NUMBER, '') === own;
  return isOwn ? friendlyUrl(name) : null;
}
