import { buildOf } from '../build.ts';
import { createResponseCache } from '../cache/response-cache.ts';
import { openClientScripts } from '../client-scripts.ts';
import { createFacts } from '../facts/site-facts.ts';
import { readFont } from '../fonts.ts';
import { createSearchIndex } from '../search/search-index.ts';
import { createShareImages, shareImageFolder } from '../share-images/share-images.ts';
import type { SitePorts } from '../site-port.ts';
import { createSiteResponses } from '../site-responses.ts';
import { createSiteTexts } from '../texts.ts';

export type SiteReaderPorts = Pick<
  SitePorts,
  | ('store' | 'clock' | 'log' | 'files' | 'folder' | 'drawings' | 'mediaFiles')
  | ('themes' | 'fontFiles' | 'fontCatalog' | 'pageTemplates')
>;

/** All that answers visitors, with nothing kept: each response is asked for once. */
export function createAnswers(ports: SiteReaderPorts) {
  const { store, clock, log } = ports;
  const db = store.read;
  const clients = openClientScripts(ports.files, (script) =>
    log.error({ script }, 'unknown script'),
  );
  const shared = {
    ...{ db, clock, log, facts: createFacts(db) },
    cache: createResponseCache({ limit: 0, clock }),
  };
  const texts = createSiteTexts();
  const build = buildOf(ports.files);
  const responses = createSiteResponses({
    ...shared,
    ...{ clients, texts, isCompressed: false },
    index: createSearchIndex({ store, clock, log, texts, build }),
    pageTemplates: ports.pageTemplates,
    readFont: (file) => readFont(ports, file),
    fontCatalog: ports.fontCatalog,
  });
  const shareImages = createShareImages({
    ...{ ...ports, ...shared, build },
    folder: shareImageFolder(ports.folder),
  });
  return { ...shared, responses, shareImages, clients };
}

export type Answers = ReturnType<typeof createAnswers>;
