import { normalizePath, RedirectFields, type SiteUrls } from '@plinth/model';
import { rewriteLinks } from '../../documents/link-urls.ts';
import type { Tx } from '../../storage/database/store.ts';
import { addRedirects } from './add-redirects.ts';
import { base, type Move, type MovedSite, movedPath, pathsOf, redirectsOf } from './moved-urls.ts';

/** How many redirects were added, and how many links changed. */
type Moved = { readonly redirects: number; readonly links: number };

/**
 * Redirects what moved and everything below it, and rewrites links to it. Throws `VALIDATION` before
 * anything is written.
 */
export async function addMoved(tx: Tx, move: Move, site: MovedSite): Promise<Moved> {
  const paths = pathsOf(move, site);
  if (!paths) return { redirects: 0, links: 0 };
  const list = redirectsOf(paths, site);
  await addRedirects(tx, list, site);
  const links = await rewriteLinks(tx, site, (path) =>
    site.isLive(normalizePath(path)) ? path : movedPath(path, paths),
  );
  return { redirects: list.length, links };
}

/**
 * Like `addMoved`, for the archive of a category or tag, which has no URLs below it. What is at `to`
 * counts as shown, so that redirects which it had before are removed and don't lead elsewhere.
 */
export async function addMovedArchive(tx: Tx, move: Move, site: SiteUrls): Promise<Moved> {
  const paths = pathsOf(move, site);
  if (!paths || site.isLive(normalizePath(paths.from))) return { redirects: 0, links: 0 };
  const { from, to } = { from: base(paths.from), to: paths.to };
  const isLive = (path: string) => base(path) === base(to) || site.isLive(path);
  const redirect = RedirectFields.parse({ old_url: from, new_url: to });
  await addRedirects(tx, [redirect], { ...site, isLive });
  const links = await rewriteLinks(tx, site, (path) => (base(path) === from ? to : path));
  return { redirects: 1, links };
}
