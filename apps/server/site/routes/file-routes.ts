import type { TopicRef } from '@plinth/model';
import type { FastifyInstance } from 'fastify';
import type { SiteResponse } from '../cache/site-response.ts';
import { locationOf, pathOf, topicLocation } from '../facts/locations.ts';
import { FEED_PATHS, type FeedFormat, requestedTopic } from '../feed-paths.ts';
import { checkGate } from '../gate.ts';
import { findDocument, siteUrls } from '../pages/site-urls.ts';
import { parseShareOwner, SHARE_IMAGE_ROUTE } from '../share-images/generated-image.ts';
import { currentFacts, type SiteRoutePorts, send, sendNotFound, visitorOf } from './site-ports.ts';

/** An image drawn for a document, for those who may see the document. */
function addShareImageRoute(app: FastifyInstance, site: SiteRoutePorts): void {
  const { shareImages, clock } = site;
  app.get<{ Params: { owner: string } }>(SHARE_IMAGE_ROUTE, async (request, reply) => {
    const facts = await currentFacts(site);
    const owner = parseShareOwner(request.params.owner);
    const location = owner && locationOf(facts, owner);
    const visitor = visitorOf(request, reply, site);
    const { gate, isOpen } = await checkGate(facts, location, { visitor, now: clock() });
    const response =
      owner && location && gate === 'show'
        ? await shareImages(owner, isOpen ? 'public' : 'private')
        : undefined;
    return response ? send(request, reply, response) : sendNotFound(request, reply, site);
  });
}

/** The feed of what a topic has become, by the redirect of its archive. */
async function movedFeed(
  format: FeedFormat,
  topic: TopicRef,
  site: SiteRoutePorts,
): Promise<SiteResponse | undefined> {
  const facts = await currentFacts(site);
  const archive = topicLocation(facts, topic);
  if (!archive) return undefined;
  const outcome = await site.redirects.follow(
    pathOf(archive, facts),
    siteUrls(facts, site.clock()),
  );
  if (outcome.kind !== 'redirect') return undefined;
  const to = findDocument({ path: outcome.target, query: new URLSearchParams() }, facts);
  return to?.owner.kind === 'page' && to.owner.id === archive.owner.id
    ? site.responses.feed(format, to.topic)
    : undefined;
}

type Respond<Query> = (query: Query) => Promise<SiteResponse | undefined>;

/** Files at well-known URLs for search engines, and images for networks. */
export function addFileRoutes(app: FastifyInstance, site: SiteRoutePorts): void {
  const { responses, clock } = site;
  addShareImageRoute(app, site);

  app.get('/robots.txt', async (request, reply) => {
    await currentFacts(site);
    return send(request, reply, await responses.robots());
  });

  /** For sites that are open to everyone; not found otherwise. */
  const addOpenFile = <Query>(path: string, respond: Respond<Query>) =>
    app.get<{ Querystring: Query }>(path, async (request, reply) => {
      const facts = await currentFacts(site);
      const visitor = visitorOf(request, reply, site);
      const { gate, isOpen } = await checkGate(facts, undefined, { visitor, now: clock() });
      const response =
        gate === 'show' && isOpen ? await respond(request.query as Query) : undefined;
      return response ? send(request, reply, response) : sendNotFound(request, reply, site);
    });

  addOpenFile<{ part?: string }>('/sitemap.xml', async ({ part }) => {
    if (part === undefined) return responses.sitemap();
    return /^[1-9]\d{0,3}$/.test(part) ? responses.sitemap(Number(part)) : undefined;
  });
  for (const format of ['rss', 'json'] as const) {
    addOpenFile<{ readonly [name: string]: unknown }>(FEED_PATHS[format], async (query) => {
      const topic = requestedTopic(query);
      if (topic === null) return undefined;
      return (await responses.feed(format, topic)) ?? (topic && movedFeed(format, topic, site));
    });
  }
}
