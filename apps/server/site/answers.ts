import { fontPreloads } from '@plinth/model';
import type { Logger } from '../logging.ts';
import type { PreviewTarget } from '../security/preview-links.ts';
import type { Reader } from '../storage/store.ts';
import { type Answer, type Content, makeAnswer } from './cache/answer.ts';
import type { AnswerCache } from './cache/answer-cache.ts';
import { createRecord, type Recorder } from './cache/recorder.ts';
import type { ClientScripts } from './client-scripts.ts';
import { renderDesignSheet } from './design-sheet.ts';
import type { Facts, SiteFacts } from './facts/site-facts.ts';
import { DEFAULT_FAVICON } from './favicon.ts';
import { isOpenToAll } from './gate.ts';
import * as headers from './headers.ts';
import { loadLook } from './pages/load-look.ts';
import { loadPage } from './pages/load-page.ts';
import { loadRecords, noRecords } from './pages/load-records.ts';
import { pathOf } from './pages/page-facts.ts';
import { DESIGN_SHEET, renderSitePage, type Subject } from './pages/render-site-page.ts';
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

/** All that the site can say, each made once and kept until what it was made of changes. */
export type Answers = {
  /** undefined for a page that is gone, or no longer there or open to those who asked. */
  readonly page: (id: number, audience: Audience) => Promise<Answer | undefined>;
  readonly service: (request: ServiceRequest) => Promise<Answer>;
  readonly sheet: () => Promise<Answer>;
  readonly robots: () => Promise<Answer>;
  readonly sitemap: (part?: number) => Promise<Answer | undefined>;
  readonly favicon: () => Promise<Answer>;
  /** The page as it is stored now, or with unsaved work; kept by nobody. */
  readonly preview: (target: PreviewTarget) => Promise<string | undefined>;
};

/** Everybody, under the page's path; or who has shown that they may. */
export type Audience = { readonly path: string } | 'private';

const SERVICE: Record<ServiceRequest['kind'], Omit<Content, 'body'>> = {
  'service.404': { status: 404, headers: headers.NOT_FOUND_HEADERS },
  'service.under_construction': { status: 503, headers: headers.UNDER_CONSTRUCTION_HEADERS },
  'service.password': { status: 200, headers: headers.PASSWORD_PAGE_HEADERS },
};

const STATES = { ask: 200, wrong: 403, too_many: 429 };

/** Kept by nobody: what is not there may be there the next time. */
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

  const html = async (facts: SiteFacts, subject: Subject, recorder: Recorder): Promise<string> => {
    const { settings } = facts;
    return renderSitePage(subject, {
      ...{ db, facts, recorder, now: clock() },
      text: await ports.texts(settings.general.default_language),
      preloads: fontPreloads(settings.fonts),
      clientAddress: ports.clients.address,
      onBroken: ({ widget, id }, err) => log.error({ err, widget, id }, 'a widget is broken'),
    });
  };

  const make: Make = (key, work) =>
    cache.make(key, async (recorder) => makeAnswer(await work(recorder, await ports.facts.read())));

  const storedPage = async (id: number, recorder: Recorder, facts: SiteFacts) => {
    const loaded = await loadPage(db, id, recorder);
    return loaded && html(facts, { kind: 'stored', loaded }, recorder);
  };

  /** Who asked was let through a moment ago; what is kept for all has to be open to all now. */
  const openPage = async (id: number, path: string, [recorder, facts]: [Recorder, SiteFacts]) => {
    const loaded = await loadPage(db, id, recorder);
    const node = facts.pages.get(id);
    const isHere = node && pathOf(facts.pages.chain(node), facts) === path;
    if (!loaded || !isHere || !isOpenToAll(facts, loaded.page, clock())) return undefined;
    return html(facts, { kind: 'stored', loaded }, recorder);
  };

  return {
    ...createFileAnswers(ports, make),
    page: async (id, audience) => {
      const path = audience === 'private' ? undefined : audience.path;
      const answer = await make(path ?? `private ${id}`, async (recorder, facts) => {
        recorder.tag(`place:${id}`);
        const body =
          path === undefined
            ? await storedPage(id, recorder, facts)
            : await openPage(id, path, [recorder, facts]);
        if (body === undefined) return gone(recorder);
        const kind = path === undefined ? headers.PRIVATE_PAGE_HEADERS : headers.PAGE_HEADERS;
        return { status: 200, headers: kind, body };
      });
      return answer.status === 200 ? answer : undefined;
    },
    service: ({ kind, state }) =>
      make(`${kind} ${state ?? ''}`, async (recorder, facts) => {
        const text = await ports.texts(facts.settings.general.default_language);
        const service = { db, facts, recorder, text, now: clock() };
        const subject = await serviceView({ kind, ...(state && { state }) }, service);
        const status = state ? STATES[state] : SERVICE[kind].status;
        return { ...SERVICE[kind], status, body: await html(facts, subject, recorder) };
      }),
    preview: async (target) => {
      const look = await loadLook(db, target, await ports.facts.read());
      return look && html(look.facts, { kind: 'stored', loaded: look.loaded }, createRecord());
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
  const loaded = noRecords();
  await loadRecords(db, { media: new Set([id]), menus: new Set() }, loaded);
  const url = loaded.media.get(id)?.url;
  if (!url) return DEFAULT_FAVICON;
  return { status: 302, headers: { ...headers.TEXT_HEADERS, location: url }, body: '' };
}
