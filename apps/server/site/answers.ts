import type { Owner } from '@plinth/model';
import { mediaUrl } from '../features/media/media-url.ts';
import type { Logger } from '../logging.ts';
import type { PreviewTarget } from '../security/preview-links.ts';
import type { Reader } from '../storage/database/store.ts';
import { findRecord } from '../storage/records/records.ts';
import { type Answer, type Content, makeAnswer } from './cache/answer.ts';
import type { AnswerCache } from './cache/answer-cache.ts';
import { createReadLog, type Recorder } from './cache/recorder.ts';
import type { ClientScripts } from './client-scripts.ts';
import { renderDesignSheet } from './design-sheet.ts';
import { notePlace, pathOfPlace, placeOf } from './facts/places.ts';
import type { Facts, SiteFacts } from './facts/site-facts.ts';
import { DEFAULT_FAVICON } from './favicon.ts';
import { isOpenToAll } from './gate.ts';
import * as headers from './headers.ts';
import { loadDocument } from './pages/load-document.ts';
import { loadLook } from './pages/load-look.ts';
import { createPageRenderer } from './pages/page-renderer.ts';
import { DESIGN_SHEET } from './pages/render-site-page.ts';
import { type ServiceRequest, serviceView } from './pages/service-view.ts';
import { renderRobots } from './robots.ts';
import { renderSitemap } from './sitemap.ts';
import type { createSiteTexts } from './texts.ts';

export type AnswersPorts = {
  readonly db: Reader;
  readonly clock: () => number;
  readonly log: Logger;
  readonly facts: Facts;
  readonly cache: AnswerCache;
  readonly texts: ReturnType<typeof createSiteTexts>;
  readonly clients: ClientScripts;
};

/** Responses of the public site. Each is cached until one of its dependencies changes. */
export type Answers = {
  /** Undefined if the document doesn't exist, has moved, or is no longer open to the audience. */
  readonly document: (owner: Owner, audience: Audience) => Promise<Answer | undefined>;
  readonly service: (request: ServiceRequest) => Promise<Answer>;
  readonly sheet: () => Promise<Answer>;
  readonly robots: () => Promise<Answer>;
  readonly sitemap: (part?: number) => Promise<Answer | undefined>;
  readonly favicon: () => Promise<Answer>;
  /** A document as stored, or with unsaved changes. Never cached. */
  readonly preview: (target: PreviewTarget) => Promise<string | undefined>;
};

/** Everyone, at the document's path, or a visitor who passed the access checks. */
export type Audience = { readonly path: string } | 'private';

const SERVICE: Record<ServiceRequest['kind'], Omit<Content, 'body'>> = {
  'service.404': { status: 404, headers: headers.NOT_FOUND_HEADERS },
  'service.under_construction': { status: 503, headers: headers.UNDER_CONSTRUCTION_HEADERS },
  'service.password': { status: 200, headers: headers.PASSWORD_PAGE_HEADERS },
};

const STATES = { ask: 200, wrong: 403, too_many: 429 };

/** Not cached: the document may exist at the next request. */
function gone(recorder: Recorder): Content {
  recorder.until(0);
  return { status: 404, headers: headers.NOT_FOUND_HEADERS, body: '' };
}

type Make = (
  key: string,
  work: (recorder: Recorder, facts: SiteFacts) => Promise<Content>,
) => Promise<Answer>;

export function createAnswers(ports: AnswersPorts): Answers {
  const { db, cache, clock, log } = ports;

  const html = createPageRenderer({
    ...ports,
    onBroken: ({ widget, id }, err) => log.error({ err, widget, id }, 'a widget is broken'),
  });

  const make: Make = (key, work) =>
    cache.make(key, async (recorder) => makeAnswer(await work(recorder, await ports.facts.read())));

  const storedDocument = async (owner: Owner, [recorder, facts]: [Recorder, SiteFacts]) => {
    const loaded = await loadDocument(db, owner, recorder);
    return loaded && html({ kind: 'stored', loaded }, facts, recorder);
  };

  /**
   * The gate was checked before. A response that is cached for everyone must still be open to
   * everyone.
   */
  const openDocument = async (owner: Owner, path: string, at: [Recorder, SiteFacts]) => {
    const [recorder, facts] = at;
    const loaded = await loadDocument(db, owner, recorder);
    const place = placeOf(facts, owner);
    const isHere = place && pathOfPlace(place, facts) === path;
    if (!loaded || !isHere || !isOpenToAll(facts, loaded.record, clock())) return undefined;
    return html({ kind: 'stored', loaded }, facts, recorder);
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
    return html({ kind: 'block', name, sections }, { ...facts, settings }, createReadLog());
  };

  return {
    ...createFileAnswers(ports, make),
    document: async (owner, audience) => {
      const path = audience === 'private' ? undefined : audience.path;
      const key = path ?? `private ${owner.kind} ${owner.id}`;
      const answer = await make(key, async (recorder, facts) => {
        notePlace(owner, { facts, recorder, now: clock() });
        const body =
          path === undefined
            ? await storedDocument(owner, [recorder, facts])
            : await openDocument(owner, path, [recorder, facts]);
        if (body === undefined) return gone(recorder);
        const kind = path === undefined ? headers.PRIVATE_PAGE_HEADERS : headers.PAGE_HEADERS;
        return { status: 200, headers: kind, body };
      });
      return answer.status === 200 ? answer : undefined;
    },
    service: ({ kind, state }) =>
      make(`${kind} ${state ?? ''}`, async (recorder, facts) => {
        const text = await ports.texts(facts.settings.general);
        const service = { db, facts, recorder, text, now: clock() };
        const subject = await serviceView({ kind, ...(state && { state }) }, service);
        const status = state ? STATES[state] : SERVICE[kind].status;
        return { ...SERVICE[kind], status, body: await html(subject, facts, recorder) };
      }),
    preview: async (target) => {
      if ('block_id' in target) return block(target.block_id, await ports.facts.read());
      const look = await loadLook(db, target, await ports.facts.read());
      return look && html({ kind: 'stored', loaded: look.loaded }, look.facts, createReadLog());
    },
  };
}

type FileAnswers = Pick<Answers, 'sheet' | 'robots' | 'sitemap' | 'favicon'>;

function createFileAnswers({ db, clock }: AnswersPorts, make: Make): FileAnswers {
  return {
    sheet: () =>
      make(DESIGN_SHEET, async (recorder, facts) => ({
        status: 200,
        headers: headers.SHEET_HEADERS,
        body: await renderDesignSheet({ db, facts, recorder }),
      })),
    robots: () =>
      make('/robots.txt', async (recorder, facts) => {
        recorder.tag('setting:general');
        return { status: 200, headers: headers.TEXT_HEADERS, body: renderRobots(facts) };
      }),
    sitemap: async (part) => {
      const key = part === undefined ? '/sitemap.xml' : `/sitemap.xml?part=${part}`;
      const answer = await make(key, async (recorder, facts) => {
        const body = await renderSitemap({ db, facts, recorder, now: clock() }, part);
        return body === undefined
          ? gone(recorder)
          : { status: 200, headers: headers.XML_HEADERS, body };
      });
      return answer.status === 200 ? answer : undefined;
    },
    favicon: () => make('/favicon.ico', (recorder, facts) => favicon(db, recorder, facts)),
  };
}

async function favicon(db: Reader, { tag }: Recorder, { settings }: SiteFacts): Promise<Content> {
  tag('setting:general');
  const id = settings.general.favicon_id;
  if (id === null) return DEFAULT_FAVICON;
  tag(`media:${id}`);
  const file = await db
    .selectFrom('media')
    .select('file_key')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!file) return DEFAULT_FAVICON;
  const location = mediaUrl(file.file_key);
  return { status: 302, headers: { ...headers.TEXT_HEADERS, location }, body: '' };
}
