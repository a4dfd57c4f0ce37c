import type { WidgetNode } from '@plinth/model';
import { createSite, type PageFacts, type PageSections, renderPage } from '@plinth/render';
import {
  collectFromTree,
  noReferences,
  type References,
} from '../../documents/record-references.ts';
import type { Reader } from '../../storage/store.ts';
import type { Recorder } from '../cache/recorder.ts';
import type { SiteFacts } from '../facts/site-facts.ts';
import type { LoadedPage } from './load-page.ts';
import { loadRecords, noRecords } from './load-records.ts';
import { pageFacts, pageSite, serviceFacts } from './page-facts.ts';
import { shareImage } from './share-image.ts';
import { createSiteRecords } from './site-records.ts';

/** The style sheet that a change of colours or text styles rewrites, and nothing else. */
export const DESIGN_SHEET = '/assets/site.css';

export type RenderPorts = {
  readonly db: Reader;
  readonly facts: SiteFacts;
  readonly recorder: Recorder;
  /** In the site's language. */
  readonly text: (key: string) => string;
  /** ms since 1970 */
  readonly now: number;
  readonly preloads: readonly { readonly href: string; readonly type: string }[];
  readonly clientAddress: (name: string) => string;
  readonly onBroken: (node: WidgetNode, error: unknown) => void;
};

/** A stored page, or one that the site makes itself under a name. */
export type Subject =
  | { readonly kind: 'stored'; readonly loaded: LoadedPage; readonly service?: string }
  | { readonly kind: 'made'; readonly name: string; readonly sections: PageSections };

/** Loads come in rounds; what even the third does not find is not asked for by ids. */
const ROUNDS = 3;

const SETTINGS = ['general', 'code_injection', 'analytics', 'features', 'fonts', 'service_pages'];

function referencesOf(sections: PageSections, { settings }: SiteFacts): References {
  const named = noReferences();
  for (const tree of [sections.header, sections.content, sections.footer]) {
    collectFromTree(tree, named);
  }
  if (settings.general.favicon_id !== null) named.media.add(settings.general.favicon_id);
  return named;
}

function factsOf(subject: Subject, image: PageFacts['image'], ports: RenderPorts): PageFacts {
  if (subject.kind === 'made') return serviceFacts(subject.name, ports.facts);
  const stored = pageFacts({ ...ports, page: subject.loaded.page, image });
  if (subject.service === undefined) return stored;
  return { ...serviceFacts(stored.name, ports.facts), ...codeOf(stored), id: stored.id };
}

const codeOf = ({ head_code, body_code, seo_title }: PageFacts) => ({
  head_code,
  body_code,
  seo_title,
});

/** The whole document of a page, rendered from what is stored now. */
export async function renderSitePage(subject: Subject, ports: RenderPorts): Promise<string> {
  const { db, facts, recorder } = ports;
  const stored = subject.kind === 'stored' ? subject.loaded : undefined;
  const sections = subject.kind === 'stored' ? subject.loaded.sections : subject.sections;
  for (const name of SETTINGS) recorder.tag(`setting:${name}`);
  const loaded = noRecords();
  let named = referencesOf(sections, facts);
  for (let round = 1; ; round += 1) {
    await loadRecords(db, named, loaded);
    const missing = noReferences();
    const records = createSiteRecords({
      ...{ ...ports, loaded, missing },
      currentPageId: stored?.page.id ?? null,
    });
    if (facts.settings.general.favicon_id !== null)
      records.media(facts.settings.general.favicon_id);
    const image = shareImage(sections.content, records);
    const { html } = renderPage({
      site: pageSite(facts, records),
      page: factsOf(subject, image, ports),
      sections,
      context: createSite(records),
      design: { href: DESIGN_SHEET },
      preloads: ports.preloads,
      background: stored?.background ?? null,
      is_sticky_footer: stored?.is_sticky_footer ?? false,
      clientAddress: ports.clientAddress,
      onBroken: ports.onBroken,
    });
    if (missing.media.size + missing.menus.size === 0 || round === ROUNDS) return html;
    named = missing;
  }
}
