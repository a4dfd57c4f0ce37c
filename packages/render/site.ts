import {
  type DataRequest,
  type DataResult,
  type FactName,
  type GetData,
  type LinkAction,
  mailUrl,
  type Owner,
  type PageStatus,
} from '@plinth/model';
import {
  commonIconPath,
  type FormReply,
  type PageContext,
  type PasswordState,
  type ResolvedLink,
  type SiteContext,
  type SiteFact,
  type SiteMedia,
  type SiteSearch,
  type SubscriptionStep,
} from '@plinth/widgets/kit';

export type SiteInput = {
  readonly get: GetData;
  readonly page: PageContext;
  /** Whether iframes load. Always false in the editor. */
  readonly loadsIframes: boolean;
  /** Names a fact that the site doesn't have. Only in the editor. */
  readonly factLabel?: (name: FactName) => string;
  /** Names the status of a page that isn't published. Only in the editor. */
  readonly statusLabel?: (status: PageStatus) => string;
  readonly formReply?: FormReply | null;
  readonly askedPassword?: PasswordState | null;
  readonly subscriptionStep?: SubscriptionStep | null;
  readonly search?: SiteSearch | null;
};

type MediaSource = DataResult<'media'>;

const HOME = '/';

const FORMATS = ['image/avif', 'image/webp'];

/** Sources by format, newest first, so that browsers choose the best format they support. */
function sourcesOf({ renditions }: MediaSource): SiteMedia['sources'] {
  const types = [...new Set(renditions.map(({ mime_type }) => mime_type))];
  const rank = (type: string) =>
    (FORMATS.indexOf(type) + FORMATS.length + 1) % (FORMATS.length + 1);
  return types
    .sort((a, b) => rank(a) - rank(b))
    .map((type) => ({
      type,
      srcset: renditions
        .filter(({ mime_type }) => mime_type === type)
        .map(({ url, width }) => `${url} ${width}w`)
        .join(', '),
    }));
}

/** The image that a player shows before it plays. */
const coverOf = ({ mime_type, renditions }: MediaSource): string | undefined =>
  /^(?:video|audio)\//.test(mime_type) ? renditions.at(-1)?.url : undefined;

const hash = (anchor: string | undefined): string => (anchor ? `#${anchor}` : '');

const mediaUrl = (id: number, { get }: SiteInput): string | null =>
  get({ source: 'media', id })?.url ?? null;

function ownerUrl(owner: Owner, anchor: string | undefined, { get }: SiteInput): string | null {
  const url = get({ source: 'url', to: owner });
  return url === null ? null : url.path + hash(anchor);
}

/** A popup that is open already can't be opened from within. */
const popupUrl = (id: number, site: SiteInput): string | null =>
  site.page.owner?.kind === 'popup' && site.page.owner.id === id
    ? null
    : ownerUrl({ kind: 'popup', id }, undefined, site);

const factUrl = (name: FactName, { get }: SiteInput): string | null =>
  get({ source: 'fact', name })?.url ?? null;

/** The URL of a link. Null if there is none or if its target was deleted. */
function hrefOf(link: LinkAction, site: SiteInput): string | null {
  switch (link.action) {
    case 'home_page':
      return HOME + hash(link.anchor);
    case 'page':
      return ownerUrl({ kind: 'page', id: link.page_id }, link.anchor, site);
    case 'anchor':
      return hash(link.anchor);
    case 'url':
      return link.url;
    case 'mail':
      return mailUrl(link);
    case 'call':
      return `tel:${link.phone}`;
    case 'fact.call':
      return factUrl('phone', site);
    case 'fact.mail':
      return factUrl('email', site);
    case 'fact.directions':
      return factUrl('address', site);
    case 'file':
      return mediaUrl(link.file_id, site);
    case 'lightbox':
      return link.image_id === undefined ? null : mediaUrl(link.image_id, site);
    case 'blog.post':
      return ownerUrl({ kind: 'post', id: link.post_id }, link.anchor, site);
    case 'blog.index':
      return site.get({ source: 'url', to: 'blog' })?.path ?? null;
    case 'popup':
      return popupUrl(link.popup_id, site);
    case 'none':
      return null;
  }
}

type Texts = Pick<SiteContext, 'text'>;

type Values = { readonly [name: string]: unknown } | undefined;

function resolve(link: LinkAction, site: SiteInput & Texts): ResolvedLink | null {
  const href = hrefOf(link, site);
  if (href === null || link.action === 'none') return null;
  const rel = [
    ...(link.target === '_blank' ? ['noopener'] : []),
    ...(link.is_nofollow ? ['nofollow'] : []),
  ].join(' ');
  const download = link.action === 'file' && link.is_download ? (link.file_name ?? '') : undefined;
  return {
    href,
    ...(link.target === '_blank' ? { target: '_blank' as const } : {}),
    ...(rel === '' ? {} : { rel }),
    ...(download === undefined ? {} : { download }),
    ...(link.title ? { title: link.title } : {}),
    ...(link.action === 'popup' ? { 'data-popup': String(link.popup_id) } : {}),
    ...(link.action === 'lightbox' ? { 'data-lightbox': site.text('VISITOR.LIGHTBOX.CLOSE') } : {}),
  };
}

function unpublished(link: LinkAction, { get, statusLabel }: SiteInput): string | null {
  if (!statusLabel || link.action !== 'page') return null;
  const page = get({ source: 'unpublished', id: link.page_id });
  return page && statusLabel(page.status);
}

type FactInput = SiteInput & Pick<SiteContext, 'media'>;

function resolveFact(name: FactName, { get, media, factLabel }: FactInput): SiteFact | null {
  const fact = get({ source: 'fact', name });
  if (!fact) return factLabel ? { text: factLabel(name), image: null, isMissing: true } : null;
  const image = fact.image_id === null ? null : media(fact.image_id);
  const hasBackdrop = fact.has_backdrop ?? false;
  return { text: fact.text, image, isMissing: false, ...(hasBackdrop && { hasBackdrop }) };
}

/** An archive is below its page. A link to a part of a page is one of several, none of them the page. */
function isCurrentPage(
  link: LinkAction,
  { owner, topic }: PageContext,
  home: number | null,
): boolean {
  if (owner?.kind !== 'page' || topic) return false;
  if ('anchor' in link && link.anchor) return false;
  if (link.action === 'page') return link.page_id === owner.id;
  return link.action === 'home_page' && home === owner.id;
}

/** Data of a site that also has images that aren't in its library. */
export const withImages = (get: GetData, images: readonly DataResult<'media'>[]): GetData => {
  const found = (request: DataRequest): DataResult | null =>
    (request.source === 'media' && images.find(({ id }) => id === request.id)) || get(request);
  return found as GetData;
};

/**
 * Creates the site context for views. Public pages, previews, page weight, the canvas, and block
 * thumbnails all use it. Only the implementation of `get` differs.
 */
export function createSite(input: SiteInput): SiteContext {
  const { get, page, loadsIframes } = input;
  const site = get({ source: 'site' });
  const media: SiteContext['media'] = (id) => {
    const file = get({ source: 'media', id });
    return file && { ...file, sources: sourcesOf(file), cover: coverOf(file) };
  };
  const text: SiteContext['text'] = (key, ...[values]) =>
    (site?.texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name) =>
      String((values as Values)?.[name] ?? ''),
    );
  return {
    language: site?.language ?? '',
    address: site?.address ?? '',
    lazyLoading: site?.lazy_loading ?? true,
    embedConsent: site?.embed_consent ?? 'visit',
    layeredBackgrounds: site?.layered_backgrounds ?? [],
    runsCode: site?.runs_code ?? true,
    formReply: input.formReply ?? null,
    askedPassword: input.askedPassword ?? null,
    subscriptionStep: input.subscriptionStep ?? null,
    search: input.search ?? null,
    eagerImage: null,
    ...{ text, loadsIframes, page },
    data: get,
    isCurrentPage: (link) => isCurrentPage(link, page, site?.home_page_id ?? null),
    link: (action) => resolve(action, { ...input, text }),
    unpublished: (action) => unpublished(action, input),
    media,
    icon: (name) => commonIconPath(name) ?? get({ source: 'icon', name })?.path ?? null,
    fact: (name) => resolveFact(name, { ...input, media }),
  };
}
