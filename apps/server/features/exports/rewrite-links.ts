import { LIST_PAGE_PARAMETER } from '@plinth/model';
import { type Addresses, askedListPage } from './addresses.ts';
import type { CopiedDocument, CopiedSite } from './site-reader.ts';

/** Texts as they are among the files: same, but for addresses. */
export type LinkRewriter = {
  /** Of HTML, XML, JSON, and CSS. */
  readonly rewrite: (text: string) => Promise<string>;
  /** Where a path with a query is among the files, in full if it was. */
  readonly target: (url: string) => Promise<string>;
};

type Ports = {
  readonly site: CopiedSite;
  readonly addresses: Addresses;
  /** Where the files will be served. */
  readonly address: string;
  /** Length of a document's list in pages. */
  readonly listPages: (document: CopiedDocument) => Promise<number | undefined>;
};

/** Stands for the site's own address while links are replaced. Never part of a page. */
const OWN = '\0';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** A path of this site, not of another one, with its query. */
const LINK =
  /(?<![\w.~%:/\\-])(\/[\w.~%/-]*)(?:\?((?:[^"'<>\s\\#)&]|&(?!(?:quot|lt|gt|apos|#\w+);))*))?/g;

type Place = { readonly document: CopiedDocument; readonly query: URLSearchParams };

export function createLinkRewriter({ site, addresses, address, listPages }: Ports): LinkRewriter {
  const own = new RegExp(`${escaped(site.address)}(?![\\w.:@-])`, 'gi');
  const encodedOwn = new RegExp(
    `${escaped(encodeURIComponent(site.address))}((?:%2F(?:[\\w.~-]|%[0-9a-f]{2})*)?)(?![\\w.~-])`,
    'gi',
  );
  const texts = new Map(site.texts.map(({ path }) => [path, addresses.textPath(path)]));
  const counts = new Map<CopiedDocument, number>();

  const placeOf = (path: string, search: string | undefined): Place | undefined => {
    const query = new URLSearchParams((search ?? '').replaceAll('&amp;', '&'));
    const document = addresses.find(path, query);
    return document && { document, query };
  };

  /** Counts the pages of lists that are linked before they were read. */
  const count = async (places: Iterable<Place | undefined>) => {
    for (const place of places) {
      if (!place || counts.has(place.document) || askedListPage(place.query) === 1) continue;
      counts.set(place.document, (await listPages(place.document)) ?? 1);
    }
  };

  const replaced = (path: string, search: string | undefined): string | undefined => {
    const text = search === undefined ? undefined : texts.get(`${path}?${search}`);
    if (text !== undefined) return text;
    const place = placeOf(path, search);
    if (!place) return undefined;
    const { document, query } = place;
    const page = askedListPage(query);
    const isListed = page > 1 && page <= (counts.get(document) ?? 1);
    const to = isListed ? addresses.listPath(document, page) : addresses.pathOf(document);
    if (to === path && !query.has('url')) return undefined;
    query.delete('url');
    if (isListed) query.delete(LIST_PAGE_PARAMETER);
    const isEscaped = search?.includes('&amp;') ?? false;
    const rest = isEscaped ? query.toString().replaceAll('&', '&amp;') : query.toString();
    return rest === '' ? to : `${to}?${rest}`;
  };

  /** A full address in the query of another one, as links to share a page have it. */
  const replacedEncoded = (rest: string): string => {
    try {
      const [path = '', search] = decodeURIComponent(rest).split('?', 2);
      const to = replaced(path, search);
      return to === undefined ? rest : encodeURIComponent(to);
    } catch {
      // It's no text in UTF-8.
      return rest;
    }
  };

  const rewrite = async (text: string) => {
    const marked = text.replace(own, OWN);
    await count([...marked.matchAll(LINK)].map(([, path = '', search]) => placeOf(path, search)));
    const links = marked.replace(LINK, (link, path, search) => replaced(path, search) ?? link);
    return links
      .replaceAll(OWN, () => address)
      .replace(
        encodedOwn,
        (_, rest: string) => encodeURIComponent(address) + replacedEncoded(rest),
      );
  };

  return {
    rewrite,
    target: async (url) => {
      const path = url.toLowerCase().startsWith(`${site.address.toLowerCase()}/`)
        ? url.slice(site.address.length)
        : url;
      if (!path.startsWith('/')) return url;
      const [plain = '', anchor] = path.split('#', 2);
      const [base = '', search] = plain.split('?', 2);
      await count([placeOf(base, search)]);
      const to = replaced(base, search)?.replaceAll('&amp;', '&') ?? plain;
      const full = path === url ? to : address + to;
      return anchor === undefined ? full : `${full}#${anchor}`;
    },
  };
}
