import type { Logger } from '../logging.ts';
import type { Reader } from '../storage/database/store.ts';
import type { AppFiles } from '../storage/folders/app-files.ts';
import { createDependencyLog } from './cache/dependency-log.ts';
import { openClientScripts } from './client-scripts.ts';
import { readSiteFacts } from './facts/site-facts.ts';
import { loadDocument } from './pages/load-document.ts';
import { createPageRenderer } from './pages/page-renderer.ts';
import { createSiteTexts } from './texts.ts';

type Ports = { readonly files: AppFiles; readonly log: Logger };

/** Renders the home page of any database, as its visitors get it at a time. Null without one. */
export function createHomeRenderer({ files, log }: Ports) {
  const clients = openClientScripts(files);
  const texts = createSiteTexts();
  return async (db: Reader, now: number): Promise<string | null> => {
    const facts = await readSiteFacts(db);
    const home = facts.pages.find([]);
    const recorder = createDependencyLog();
    const loaded = home && (await loadDocument(db, { kind: 'page', id: home.id }, recorder));
    if (!loaded) return null;
    const render = createPageRenderer({
      ...{ db, texts, clients },
      clock: () => now,
      onBroken: ({ widget, id }, err) =>
        log.error({ err, widget, id }, 'a widget failed to render'),
    });
    return (await render({ kind: 'stored', loaded }, facts, recorder)).html;
  };
}
