import { normalizePath, RedirectFields, type SiteUrls } from '@plinth/model';
import type { LivePath } from './suggest-path.ts';

/** What moved: everything at and below `from` is now at and below `to`. */
export type Move = { readonly from: string; readonly to: string };

/** The URLs of the site, with all that visitors see. */
export type MovedSite = SiteUrls & { readonly livePaths: readonly LivePath[] };

/** `/about/` becomes `/about`, the home page the empty text. */
export const base = (path: string): string => normalizePath(path).replace(/\/$/, '');

/** The paths of a move within this site. Null if there are none, or nothing moved. */
export function pathsOf({ from, to }: Move, site: SiteUrls): Move | null {
  const paths = { from: site.pathOf(from), to: site.pathOf(to) };
  if (paths.from === null || paths.to === null) return null;
  const isSame = base(paths.from) === base(paths.to);
  return isSame || base(paths.from) === '' ? null : { from: paths.from, to: paths.to };
}

/** The redirects that a move needs: for the document itself, and one for all below it. */
export function redirectsOf({ from, to }: Move, site: MovedSite): readonly RedirectFields[] {
  const below = `${base(to)}/`;
  // Pages below one that becomes the home page stay where they are.
  const hasBelow =
    base(to) !== '' &&
    site.livePaths.some(({ path }) => path.startsWith(below) && base(path) !== base(to));
  const redirects = [
    ...(site.isLive(normalizePath(from)) ? [] : [{ old_url: base(from), new_url: to }]),
    ...(hasBelow ? [{ old_url: `${base(from)}/*`, new_url: `${below}$1` }] : []),
  ];
  return redirects.map((one) => RedirectFields.parse(one));
}

/** Where a path is after a move; the same path if it didn't move. */
export function movedPath(path: string, { from, to }: Move): string {
  if (base(path) === base(from)) return to;
  const below = `${base(from)}/`;
  return path.startsWith(below) ? `${base(to)}/${path.slice(below.length)}` : path;
}
