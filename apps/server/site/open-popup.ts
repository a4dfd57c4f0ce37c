import { RpcError } from '@plinth/contract';
import type { PopupProperties } from '@plinth/model';
import type { Logger } from '../logging.ts';
import type { Store } from '../storage/database/store.ts';
import type { AppFiles } from '../storage/folders/app-files.ts';
import { createDependencyLog } from './cache/dependency-log.ts';
import { openClientScripts } from './client-scripts.ts';
import { publicPath } from './facts/locations.ts';
import { readSiteFacts } from './facts/site-facts.ts';
import { isOpenToAll } from './gate.ts';
import { loadDocument } from './pages/load-document.ts';
import { createPageRenderer } from './pages/page-renderer.ts';
import { createSiteTexts } from './texts.ts';

export type OpenPopupPorts = {
  readonly store: Store;
  readonly files: AppFiles;
  readonly clock: () => number;
  readonly log: Logger;
};

/** A popup as its page shows it to everyone. */
export type OpenPopup = {
  readonly id: number;
  readonly name: string;
  readonly content: string;
  readonly properties: Omit<PopupProperties, 'opens'>;
};

/** Reads popups that everyone may see. Throws `NOT_FOUND`. */
export function createOpenPopup({ store, files, clock, log }: OpenPopupPorts) {
  const render = createPageRenderer({
    ...{ db: store.read, clock, clients: openClientScripts(files), texts: createSiteTexts() },
    onBroken: ({ widget, id }, err) => log.error({ err, widget, id }, 'a widget failed to render'),
  });

  return async (id: number): Promise<OpenPopup> => {
    const owner = { kind: 'popup', id } as const;
    const facts = await readSiteFacts(store.read);
    const recorder = createDependencyLog();
    const loaded = await loadDocument(store.read, owner, recorder);
    const properties = loaded?.record.popup;
    const isOpen =
      loaded &&
      publicPath(owner, { facts, recorder, now: clock() }) !== null &&
      isOpenToAll(facts, loaded.record, clock());
    if (!isOpen || !properties) throw new RpcError('NOT_FOUND');
    const { html } = await render({ kind: 'stored', loaded }, facts, recorder);
    const { opens: _, ...shown } = properties;
    return { id, name: loaded.record.name, content: html, properties: shown };
  };
}
