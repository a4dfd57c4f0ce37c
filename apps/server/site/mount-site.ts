import type { FastifyInstance } from 'fastify';
import { createSiteRedirects } from '../features/redirects/site-redirects.ts';
import { buildOf } from './build.ts';
import { createResponseCache } from './cache/response-cache.ts';
import { createWarmStart } from './cache/warm-start.ts';
import { openClientScripts } from './client-scripts.ts';
import { createFacts } from './facts/site-facts.ts';
import { readFont } from './fonts.ts';
import { createFreshness } from './freshness.ts';
import { addAssetRoutes } from './routes/asset-routes.ts';
import { createCacheHandler } from './routes/cache-handler.ts';
import { addPanelFrame } from './routes/canvas-route.ts';
import { addFileRoutes } from './routes/file-routes.ts';
import { addNewsletterRoutes } from './routes/newsletter-route.ts';
import { addPageRoutes } from './routes/page-routes.ts';
import { addPreviewRoute } from './routes/preview-route.ts';
import { addSearchRoute } from './routes/search-route.ts';
import { addSetUpGate } from './routes/set-up-gate.ts';
import { followChanges } from './search/follow-changes.ts';
import { createShareImages, shareImageFolder } from './share-images/share-images.ts';
import type { MountSite, SitePorts } from './site-port.ts';
import { createSiteResponses } from './site-responses.ts';
import { createSiteTexts } from './texts.ts';

const CACHE_BYTES = 48 * 1024 * 1024;

/** Mounts the public site, which handles all URLs without another route. */
export const mountSite: MountSite = async (app: FastifyInstance, ports: SitePorts) => {
  const { store, clock, log } = ports;
  const facts = createFacts(store.read);
  const cache = createResponseCache({ limit: CACHE_BYTES, clock });
  const clients = openClientScripts(ports.files, (script) =>
    log.error({ script }, 'unknown script'),
  );
  const texts = createSiteTexts();
  const { index } = ports;
  const responses = createSiteResponses({
    db: store.read,
    clock,
    log,
    facts,
    cache,
    index,
    texts,
    clients,
    pageTemplates: ports.pageTemplates,
    readFont: (file) => readFont(ports, file),
    fontCatalog: ports.fontCatalog,
  });
  const build = buildOf(ports.files);
  const shareImages = createShareImages({
    ...{ ...ports, db: store.read, facts, cache, build },
    folder: shareImageFolder(ports.folder),
  });
  const freshness = createFreshness({ store, facts, cache, log });
  await freshness.start();
  const warmStart = createWarmStart({
    ...{ store, cache, folder: ports.folder.path },
    build,
  });
  await warmStart.load();
  app.addHook('onClose', async () => {
    await warmStart
      .save()
      .catch((err) => log.warn({ err }, 'cached pages could not be saved for the next start'));
  });
  ports.setFastHandler(createCacheHandler({ cache, freshness }));
  const redirects = createSiteRedirects(store);
  app.addHook('onClose', followChanges(store, index));
  app.addHook('onClose', () => ports.hits.flush());
  app.addHook('onClose', () => ports.notFound.flush());
  const site = { ...ports, facts, texts, responses, shareImages, freshness, clients, redirects };
  addAssetRoutes(app, site);
  await app.register((scope) => addNewsletterRoutes(scope, site));
  addPanelFrame(app, site);
  addPreviewRoute(app, site);
  await app.register(async (scope) => {
    addSetUpGate(scope, store);
    addFileRoutes(scope, site);
    addSearchRoute(scope, site);
    await addPageRoutes(scope, site);
  });
};
