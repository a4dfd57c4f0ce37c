import { pagePath } from '@plinth/model';
import type { SiteRecords } from '@plinth/render';
import type { References } from '../../documents/record-references.ts';
import type { Recorder } from '../cache/recorder.ts';
import { isVisible, nextEdge } from '../facts/page-index.ts';
import type { SiteFacts } from '../facts/site-facts.ts';
import type { LoadedRecords } from './load-records.ts';
import { isServicePage } from './service-pages.ts';

export type RecordsInput = {
  readonly facts: SiteFacts;
  readonly loaded: LoadedRecords;
  /** Told of what was asked for and not loaded. */
  readonly missing: References;
  readonly recorder: Recorder;
  readonly text: (key: string) => string;
  readonly now: number;
  /** null: no page that menus could mark. */
  readonly currentPageId: number | null;
};

/** What views may ask of the site's records; notes what was asked, so that changes are noticed. */
export function createSiteRecords(input: RecordsInput): SiteRecords {
  const { facts, loaded, missing, recorder, now } = input;
  const { settings, pages } = facts;
  const home = pages.find([]);
  const look = <T>(map: ReadonlyMap<number, T>, id: number, wanted: Set<number>): T | null => {
    const found = map.get(id);
    if (found === undefined) wanted.add(id);
    return found ?? null;
  };
  return {
    language: settings.general.html_lang,
    text: input.text,
    lazyLoading: settings.general.lazy_loading,
    runsFrames: true,
    eagerPicture: null,
    homeUrl: '/',
    homePageId: home?.id ?? null,
    currentPageId: input.currentPageId,
    pageUrl: (id) => {
      recorder.tag(`place:${id}`);
      const node = pages.get(id);
      if (!node || isServicePage(node, facts)) return null;
      for (const parent of pages.line(node)) recorder.tag(`place:${parent.id}`);
      if (isVisible(node, now)) return pagePath(pages.chain(node), settings.general);
      recorder.until(nextEdge(node, now));
      return null;
    },
    media: (id) => {
      recorder.tag(`media:${id}`);
      return look(loaded.media, id, missing.media);
    },
    menu: (id) => {
      recorder.tag(`menu:${id}`);
      return look(loaded.menus, id, missing.menus);
    },
  };
}
