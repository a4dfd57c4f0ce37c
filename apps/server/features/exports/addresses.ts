import { createHash } from 'node:crypto';
import { LIST_PAGE_PARAMETER, requestedListPage } from '@plinth/model';
import type { CopiedDocument, CopiedSite } from './site-reader.ts';

/**
 * Where things are among the files. Addresses with a query become paths; all others stay as they
 * are, unless a file system couldn't have them.
 */
export type Addresses = {
  readonly pathOf: (document: CopiedDocument) => string;
  readonly listPath: (document: CopiedDocument, page: number) => string;
  readonly textPath: (path: string) => string;
  /** What an address of the site leads to. Undefined: no document. */
  readonly find: (path: string, query: URLSearchParams) => CopiedDocument | undefined;
  readonly moved: () => readonly Move[];
};

export type Move = { readonly from: string; readonly to: string };

const MAX_SEGMENT = 200;

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Files that some hosts read, which no page may take the place of. */
const SERVER_FILE = /^_(?:redirects|headers)$/;

/** A part of a path that every file system can have. */
function safeSegment(segment: string): string {
  const isPlain = /^[a-z0-9_-]+$/.test(segment) && !SERVER_FILE.test(segment);
  if (isPlain && segment.length <= MAX_SEGMENT) return segment;
  const plain = segment.toLowerCase().replace(/[^a-z0-9_-]+/g, '-');
  return `${plain.slice(0, MAX_SEGMENT - 20) || 'page'}-${hashOf(segment)}`;
}

/** The file of a path, relative to the folder of the site. */
export const fileAt = (path: string): string =>
  path.endsWith('/') ? `${path.slice(1)}index.html` : path.slice(1);

/** Names that devices have on Windows, in any case and with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

export const isDeviceName = (path: string): boolean =>
  path.split('/').some((segment) => DEVICE.test(segment));

/** The path of a text with a query: `/feed.xml?tag=sea` is `/feed/tag/sea.xml`. */
function textPath(path: string): string {
  const [base = '', query] = path.split('?');
  if (query === undefined) return path;
  const [, name = '', extension = ''] = /^(.*)\.([a-z]+)$/.exec(base) ?? [];
  const [key = '', value = ''] = query.split('=');
  return key === 'part'
    ? `${name}-${safeSegment(value)}.${extension}`
    : `${name}/${safeSegment(key)}/${safeSegment(value)}.${extension}`;
}

/** Gives each wish a path of its own, also where upper and lower case are the same. */
function createClaims() {
  const taken = new Set<string>(['404.html']);
  return (wishes: (attempt: number) => string): string => {
    for (let attempt = 1; ; attempt += 1) {
      const path = wishes(attempt);
      const file = fileAt(path).toLowerCase();
      if (taken.has(file)) continue;
      taken.add(file);
      return path;
    }
  };
}

const wishOf = ({ chain }: CopiedDocument, suffix: string) => {
  const base = chain.map(safeSegment).join('/');
  return (attempt: number) =>
    base === '' ? '/' : `/${base}${attempt === 1 ? '' : `-${attempt}`}${suffix || '/'}`;
};

const folderOf = (path: string): string =>
  path.endsWith('/') ? path : `${path.replace(/\.html$/, '')}/`;

export function createAddresses({ documents, suffix, texts }: CopiedSite): Addresses {
  const claim = createClaims();
  const paths = new Map<CopiedDocument, string>();
  const byAddress = new Map<string, CopiedDocument>();
  const homeFirst = documents.toSorted(
    (one, other) => Math.min(one.chain.length, 1) - Math.min(other.chain.length, 1),
  );
  for (const document of homeFirst) {
    paths.set(document, claim(wishOf(document, suffix)));
    byAddress.set(document.path, document);
  }
  const listPaths = new Map<string, string>();
  const pathOf = (document: CopiedDocument) => paths.get(document) ?? document.path;
  const listPath = (document: CopiedDocument, page: number) => {
    if (page === 1) return pathOf(document);
    const key = `${document.path} ${page}`;
    const known = listPaths.get(key);
    if (known) return known;
    const base = folderOf(pathOf(document));
    const path = claim((attempt) => `${base}page${attempt === 1 ? '' : `-${attempt}`}/${page}/`);
    listPaths.set(key, path);
    return path;
  };
  return {
    ...{ pathOf, listPath, textPath },
    find: (path, query) => {
      const url = query.get('url');
      return byAddress.get(url === null ? path : `${path}?url=${url}`);
    },
    moved: () =>
      [
        ...documents.map((document) => ({ from: document.path, to: pathOf(document) })),
        ...texts.map(({ path }) => ({ from: path, to: textPath(path) })),
      ].filter(({ from, to }) => from !== to),
  };
}

/** The page of a list that a query asks for. */
export const askedListPage = (query: URLSearchParams): number =>
  requestedListPage(query.getAll(LIST_PAGE_PARAMETER)) ?? 1;
