import { keyPart, loadI18n } from '@plinth/i18n';
import {
  type CatalogFont,
  listPageUrl,
  type Owner,
  type PageTemplate,
  type TopicRef,
  topicKey,
} from '@plinth/model';
import type { FormReply, SubscriptionStep } from '@plinth/widgets/kit';
import type { PageTemplates } from '../features/blocks/page-templates.ts';
import type { ReadFont } from '../features/logos/outline-text.ts';
import { findPublishedTopic } from '../features/posts/published-topics.ts';
import type { Logger } from '../logging.ts';
import type { PreviewTarget } from '../security/preview-links.ts';
import type { Reader } from '../storage/database/store.ts';
import { findRecord } from '../storage/records/records.ts';
import { createDependencyLog, type Recorder } from './cache/dependency-log.ts';
import type { ResponseCache } from './cache/response-cache.ts';
import { type Content, prepareResponse, type SiteResponse } from './cache/site-response.ts';
import type { ClientScripts } from './client-scripts.ts';
import { designCss, readSiteDesign } from './design-stylesheet.ts';
import { locationOf, pathOf, recordLocation, topicLocation } from './facts/locations.ts';
import type { Facts, SiteFacts } from './facts/site-facts.ts';
import { favicon } from './favicon.ts';
import { type FeedPorts, renderFeed } from './feed.ts';
import { FEED_PATHS, type FeedFormat, topicFeedPath } from './feed-paths.ts';
import { isOpenSite, isOpenToAll } from './gate.ts';
import * as headers from './headers.ts';
import { type BuiltInPage, builtInView } from './pages/built-in-page.ts';
import { defaultSections } from './pages/default-sections.ts';
import { formGone } from './pages/form-gone.ts';
import { type LoadedDocument, loadDocument } from './pages/load-document.ts';
import { loadPreview } from './pages/load-preview.ts';
import { createPageRenderer } from './pages/page-renderer.ts';
import { DESIGN_STYLESHEET } from './pages/render-site-page.ts';
import { searchPage } from './pages/search-page.ts';
import { type ServiceRequest, serviceView } from './pages/service-view.ts';
import { type SubscriptionState, subscriptionPage } from './pages/subscription-page.ts';
import { renderRobots } from './robots.ts';
import type { SearchIndex } from './search/search-index.ts';
import { emptySearch, type SearchRequest, searchSite } from './search/search-site.ts';
import { renderSitemap } from './sitemap.ts';
import type { createSiteTexts } from './texts.ts';

export type SiteResponsesPorts = {
  readonly db: Reader;
  readonly clock: () => number;
  readonly log: Logger;
  readonly facts: Facts;
  readonly cache: ResponseCache;
  readonly index: SearchIndex;
  readonly texts: ReturnType<typeof createSiteTexts>;
  readonly clients: ClientScripts;
  readonly pageTemplates: Pick<PageTemplates, 'look'>;
  readonly readFont: ReadFont;
  readonly fontCatalog: readonly CatalogFont[];
  /** Default: they are. */
  readonly isCompressed?: boolean;
};

/** Responses of the public site. Each is cached until one of its dependencies changes. */
export type SiteResponses = {
  /**
   * Undefined if the document doesn't exist, has moved, or is no longer open to the audience, or if
   * its list has no such page.
   */
  readonly document: (
    owner: Owner,
    audience: Audience,
    list?: ShownList,
  ) => Promise<SiteResponse | undefined>;
  readonly service: (request: ServiceRequest) => Promise<SiteResponse>;
  /** A page as the answer to a form that was sent from it. Never cached. */
  readonly formReply: (
    page: LoadedDocument | BuiltInPage,
    reply: FormReply,
    shown: { readonly status: number; readonly list: ShownList },
  ) => Promise<SiteResponse>;
  /** What a visitor wrote in a form that the page doesn’t have anymore. */
  readonly formGone: (values: ReadonlyMap<string, string>) => Promise<SiteResponse>;
  /** What a link in an email of the newsletter leads to. Never cached. */
  readonly subscription: (
    step: SubscriptionStep,
    state: SubscriptionState,
  ) => Promise<SiteResponse>;
  /** Results of a search. Never cached. `refused`: the visitor has searched too often. */
  readonly search: (request: SearchRequest, turn: 'allowed' | 'refused') => Promise<SiteResponse>;
  readonly stylesheet: () => Promise<SiteResponse>;
  readonly robots: () => Promise<SiteResponse>;
  readonly sitemap: (part?: number) => Promise<SiteResponse | undefined>;
  /** Undefined without a blog page, or if visitors can read no post with the topic. */
  readonly feed: (format: FeedFormat, topic?: TopicRef) => Promise<SiteResponse | undefined>;
  readonly favicon: () => Promise<SiteResponse>;
  /** A document as stored, or with unsaved changes. Never cached. */
  /** `title` is the name of the page that a template is for. */
  readonly preview: (target: PreviewTarget, title: string) => Promise<string | undefined>;
};

/** Which part of its list a document shows. */
export type ShownList = {
  /** 1 by default. */
  readonly page?: number | undefined;
  /** All posts by default. */
  readonly topic?: TopicRef | undefined;
};

/**
 * Everyone, at the document's path, or a visitor who passed the access checks. `safe`: a signed-in
 * user who wants it without custom code.
 */
export type Audience = { readonly path: string } | 'private' | 'safe';

const SAFE = {
  ...{ head_code: '', body_code: '', allows_page_code: false, allows_embeds: false },
  // They are loaded by themselves, with their embeds.
  popups: [],
};

const factsFor = (audience: Audience, facts: SiteFacts): SiteFacts =>
  audience === 'safe' ? { ...facts, settings: { ...facts.settings, ...SAFE } } : facts;

/** The key of a response that only some visitors may see, and that has no path of its own. */
const privateKey = (audience: Audience, { kind, id }: Owner, topic: TopicRef | undefined) =>
  `${audience} ${kind} ${id} ${topic ? topicKey(topic) : ''}`;

const { t } = await loadI18n(['panel']);

const SERVICE: Record<ServiceRequest['kind'], Omit<Content, 'body'>> = {
  'service.404': { status: 404, headers: headers.NOT_FOUND_HEADERS },
  'service.under_construction': { status: 503, headers: headers.UNDER_CONSTRUCTION_HEADERS },
  'service.password': { status: 200, headers: headers.PASSWORD_PAGE_HEADERS },
};

const PASSWORD_STATUS = { ask: 200, wrong: 403, too_many: 429 };

/** Not cached: the document may exist at the next request. */
function notFound(recorder: Recorder): Content {
  recorder.expireAt(0);
  return { status: 404, headers: headers.NOT_FOUND_HEADERS, body: '' };
}

type Opened = { readonly loaded: LoadedDocument; readonly topic: TopicRef | undefined };

type Respond = (
  key: string,
  work: (recorder: Recorder, facts: SiteFacts) => Promise<Content>,
) => Promise<SiteResponse>;

export function createSiteResponses(ports: SiteResponsesPorts): SiteResponses {
  const { db, cache, clock, log, index } = ports;

  const onBroken: FeedPorts['onBroken'] = ({ widget, id }, err) =>
    log.error({ err, widget, id }, 'a widget failed to render');
  const render = createPageRenderer({ ...ports, onBroken });
  const html: (...page: Parameters<typeof render>) => Promise<string> = async (...page) =>
    (await render(...page)).html;

  const respond: Respond = (key, work) =>
    cache.getOrRender(key, async (recorder) =>
      prepareResponse(await work(recorder, await ports.facts.read()), ports),
    );

  /**
   * The gate was checked before. A response that is cached for everyone must still be open to
   * everyone.
   */
  const isOpen = ({ loaded, topic }: Opened, path: string, facts: SiteFacts): boolean => {
    const { owner, record } = loaded;
    const location = topic ? topicLocation(facts, topic) : locationOf(facts, owner);
    const isCurrentPath = location !== undefined && pathOf(location, facts) === path;
    return isCurrentPath && isOpenToAll(facts, record, clock());
  };

  /** A block, with the custom code that previews may run. */
  const block = async (id: number, facts: SiteFacts) => {
    const stored = await findRecord(db, 'block', id);
    if (!stored) return undefined;
    const { name, document: content } = stored;
    const allows_embeds =
      facts.settings.allows_embeds && facts.settings.live_preview.run_embed_code;
    const settings = { ...facts.settings, head_code: '', body_code: '', allows_embeds };
    const sections = { header: null, content, footer: null };
    return html({ kind: 'sample', name, sections }, { ...facts, settings }, createDependencyLog());
  };

  /** A page template as a page of this site, without custom code. */
  const template = async (name: PageTemplate, pageName: string, facts: SiteFacts) => {
    const title = pageName.trim() || t(`MODULE.PAGES.TEMPLATE.${keyPart(name)}`);
    const recorder = createDependencyLog();
    const { document: content, images } = await ports.pageTemplates.look(name, title);
    const sections = { ...(await defaultSections(db, recorder)), content };
    const settings = { ...facts.settings, head_code: '', body_code: '', allows_embeds: false };
    const subject = { kind: 'sample', name: title, sections, images } as const;
    return html(subject, { ...facts, settings }, recorder);
  };

  return {
    ...createFileResponses({ ...ports, onBroken }, respond),
    document: async (owner, audience, { page: list_page = 1, topic } = {}) => {
      const path = typeof audience === 'string' ? undefined : audience.path;
      const key = listPageUrl(path ?? privateKey(audience, owner, topic), list_page);
      const response = await respond(key, async (recorder, current) => {
        const facts = factsFor(audience, current);
        recordLocation(owner, { facts, recorder, now: clock() });
        const loaded = await loadDocument(db, owner, recorder);
        const isShown = loaded && (path === undefined || isOpen({ loaded, topic }, path, facts));
        if (!isShown) return notFound(recorder);
        const ports = { db, now: clock(), ...recorder };
        const named = topic && (await findPublishedTopic(ports, topic));
        if (topic && !named) return notFound(recorder);
        const list = { page: list_page, topic: named && topic && { ...topic, name: named.name } };
        const page = await render({ kind: 'stored', loaded, list }, facts, recorder);
        const { html: body, list_pages } = page;
        if (list_page > (list_pages ?? 1)) return notFound(recorder);
        const kind = path === undefined ? headers.PRIVATE_PAGE_HEADERS : headers.PAGE_HEADERS;
        return { status: 200, headers: kind, body, list_pages };
      });
      return response.status === 200 ? response : undefined;
    },
    service: ({ kind, state }) =>
      respond(`${kind} ${state ?? ''}`, async (recorder, facts) => {
        const text = await ports.texts(facts.settings.general);
        const service = { db, facts, recorder, text, now: clock() };
        const subject = await serviceView({ kind, ...(state && { state }) }, service);
        const status = state ? PASSWORD_STATUS[state] : SERVICE[kind].status;
        return { ...SERVICE[kind], status, body: await html(subject, facts, recorder) };
      }),
    formReply: async (shown, formReply, { status, list: { page = 1, topic } }) => {
      const facts = await ports.facts.read();
      const log = createDependencyLog();
      const named = topic && (await findPublishedTopic({ db, now: clock(), ...log }, topic));
      const list = { page, topic: named && topic && { ...topic, name: named.name } };
      const text = await ports.texts(facts.settings.general);
      const subject =
        typeof shown === 'string'
          ? await builtInView(shown, { db, facts, recorder: log, text, now: clock() })
          : ({ kind: 'stored', loaded: shown, list } as const);
      const body = await html({ ...subject, formReply }, facts, log);
      return prepareResponse({ status, headers: headers.PRIVATE_PAGE_HEADERS, body });
    },
    formGone: async (values) => {
      const facts = await ports.facts.read();
      const log = createDependencyLog();
      const text = await ports.texts(facts.settings.general);
      const body = await html(await formGone(values, { db, recorder: log, text }), facts, log);
      return prepareResponse({ status: 410, headers: headers.PRIVATE_PAGE_HEADERS, body });
    },
    subscription: async (step, state) => {
      const isOpenNow = isOpenSite(await ports.facts.read(), clock());
      const key = `newsletter ${step} ${state} ${isOpenNow ? 'open' : 'closed'}`;
      return respond(key, async (recorder, facts) => {
        const text = await ports.texts(facts.settings.general);
        const subject = await subscriptionPage(step, state, { db, recorder, text, isOpenNow });
        const body = await html(subject, facts, recorder);
        const status = state === 'invalid' ? 410 : 200;
        return { status, headers: headers.PASSWORD_PAGE_HEADERS, body };
      });
    },
    search: async (request, turn) => {
      const facts = await ports.facts.read();
      const recorder = createDependencyLog();
      const text = await ports.texts(facts.settings.general);
      const { query } = request;
      const search =
        turn === 'allowed'
          ? await searchSite(request, { db, facts, recorder, text, index, now: clock() })
          : emptySearch(query, text('VISITOR.FORM.TOO_MANY'));
      const body = await html(await searchPage(search, { db, recorder, text }), facts, recorder);
      const status = turn === 'allowed' ? 200 : 429;
      return prepareResponse({ status, headers: headers.PRIVATE_PAGE_HEADERS, body });
    },
    preview: async (target, title) => {
      if ('block_id' in target) return block(target.block_id, await ports.facts.read());
      if ('template' in target) {
        return template(target.template, title, await ports.facts.read());
      }
      const facts = await ports.facts.read();
      // Previews have no access to the site, from which popups are loaded.
      const settings = { ...facts.settings, popups: [] };
      const preview = await loadPreview(ports, target, { ...facts, settings });
      if (!preview) return undefined;
      const { facts: shownFacts, ...shown } = preview;
      return html(
        { kind: 'stored', ...shown, isPopupOpen: true },
        shownFacts,
        createDependencyLog(),
      );
    },
  };
}

type FileResponses = Pick<SiteResponses, 'stylesheet' | 'robots' | 'sitemap' | 'feed' | 'favicon'>;

function createFileResponses(
  { db, clock, readFont, texts, onBroken }: SiteResponsesPorts & Pick<FeedPorts, 'onBroken'>,
  respond: Respond,
): FileResponses {
  return {
    stylesheet: () =>
      respond(DESIGN_STYLESHEET, async (recorder) => ({
        status: 200,
        headers: headers.STYLESHEET_HEADERS,
        body: designCss(await readSiteDesign(db, recorder)),
      })),
    robots: () =>
      respond('/robots.txt', async (recorder, facts) => {
        recorder.tag('setting:general');
        recorder.tag('setting:search_engines');
        return { status: 200, headers: headers.TEXT_HEADERS, body: renderRobots(facts) };
      }),
    sitemap: async (part) => {
      const key = part === undefined ? '/sitemap.xml' : `/sitemap.xml?part=${part}`;
      const response = await respond(key, async (recorder, facts) => {
        const body = await renderSitemap({ db, facts, recorder, now: clock() }, part);
        return body === undefined
          ? notFound(recorder)
          : { status: 200, headers: headers.XML_HEADERS, body };
      });
      return response.status === 200 ? response : undefined;
    },
    feed: async (format, topic) => {
      const path = FEED_PATHS[format];
      const key = topic ? topicFeedPath(path, topic) : path;
      const response = await respond(key, async (recorder, facts) => {
        const text = await texts(facts.settings.general);
        const feedPorts = { db, facts, recorder, text, onBroken, now: clock() };
        const body = await renderFeed(feedPorts, { format, topic });
        return body === undefined
          ? notFound(recorder)
          : { status: 200, headers: headers.FEED_HEADERS[format], body };
      });
      return response.status === 200 ? response : undefined;
    },
    favicon: () =>
      respond('/favicon.ico', (recorder, facts) => favicon(facts, { db, recorder, readFont })),
  };
}
