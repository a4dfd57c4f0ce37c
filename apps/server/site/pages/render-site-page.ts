import {
  type DataResult,
  FactSettings,
  GeneralSettings,
  referencesIn,
  type WidgetNode,
} from '@plinth/model';
import {
  createSite,
  type PageFacts,
  type PageSections,
  renderPage,
  withImages,
} from '@plinth/render';
import type { FormReply, PasswordState, SiteSearch, SubscriptionStep } from '@plinth/widgets/kit';
import type { Reader } from '../../storage/database/store.ts';
import type { Recorder } from '../cache/dependency-log.ts';
import { loadData } from '../data/load-data.ts';
import { loadPageData } from '../data/page-data.ts';
import type { SiteLoadPorts } from '../data/site-loader.ts';
import type { SiteFacts } from '../facts/site-facts.ts';
import { PAGE_SETTINGS } from '../facts/site-settings.ts';
import { findShareImage, shareImageReferences } from '../share-images/find-share-image.ts';
import type { SiteText } from '../texts.ts';
import { listPages } from './list-pages.ts';
import { type LoadedDocument, withTemplate } from './load-document.ts';
import { documentFacts, pageSite, serviceFacts, withListPage } from './page-facts.ts';
import { pagePopups } from './page-popups.ts';
import { type NamedTopic, withList, withTopic, withTopicFeed } from './topic-page.ts';

/** The only file that changes with colors and text styles. */
export const DESIGN_STYLESHEET = '/assets/site.css';

export type RenderPorts = {
  readonly db: Reader;
  readonly facts: SiteFacts;
  readonly recorder: Recorder;
  /** In the site's language. */
  readonly text: SiteText;
  /** ms since 1970 */
  readonly now: number;
  readonly preloads: readonly { readonly href: string; readonly type: string }[];
  readonly clientAddress: (name: string) => string;
  readonly onBroken: (node: WidgetNode, error: unknown) => void;
};

/** An owner's document, or a built-in one with a name. */
export type Subject = (
  | {
      readonly kind: 'stored';
      readonly loaded: LoadedDocument;
      readonly service?: string;
      /** Replaces the site's stylesheet. */
      readonly css?: string | undefined;
      /** Shows a popup as over a page. */
      readonly isPopupOpen?: boolean;
      readonly list?: {
        readonly page?: number;
        readonly topic?: NamedTopic | undefined;
      };
    }
  | { readonly kind: 'builtIn'; readonly name: string; readonly sections: PageSections }
  /** A block or a page template, which no page has yet. */
  | {
      readonly kind: 'sample';
      readonly name: string;
      readonly sections: PageSections;
    }
) & {
  readonly formReply?: FormReply;
  readonly askedPassword?: PasswordState;
  readonly subscriptionStep?: SubscriptionStep;
  readonly search?: SiteSearch;
  /** Those that aren't in the library. */
  readonly images?: readonly DataResult<'media'>[];
};

function factsOf(subject: Subject, image: PageFacts['image'], ports: RenderPorts): PageFacts {
  if (subject.kind !== 'stored') return serviceFacts(subject.name);
  const stored = documentFacts(subject.loaded, image, ports);
  if (subject.service === undefined) return stored;
  return { ...serviceFacts(stored.name), ...codeOf(stored), id: stored.id };
}

const isService = (subject: Subject): boolean =>
  subject.kind === 'stored' && subject.service !== undefined;

const codeOf = ({ head_code, body_code, seo_title }: PageFacts) => ({
  head_code,
  body_code,
  seo_title,
});

/** What forms of the page tell its visitor. */
const visitorStateOf = (subject: Subject) => ({
  formReply: subject.formReply ?? null,
  askedPassword: subject.askedPassword ?? null,
  subscriptionStep: subject.subscriptionStep ?? null,
  search: subject.search ?? null,
});

/** The template of posts shows the newest post. */
async function shownSections(subject: Subject, ports: SiteLoadPorts): Promise<PageSections> {
  if (subject.kind !== 'stored') return subject.sections;
  const { owner, sections } = subject.loaded;
  if (owner.kind !== 'blog_template') {
    const shown = withTemplate(subject.loaded);
    return subject.list?.topic ? withList(shown) : shown;
  }
  const [sample] = await loadData([{ source: 'sample_post' }], ports);
  const post = sample?.result as DataResult<'sample_post'> | null | undefined;
  if (!post) return sections;
  return withTemplate({
    sections: { ...sections, content: post.document },
    template: sections.content,
  });
}

export type RenderedSitePage = {
  readonly html: string;
  /** The length of the list in pages that the page shows. Undefined without one. */
  readonly list_pages: number | undefined;
};

/** Renders the complete HTML of a page from what is stored now. */
export async function renderSitePage(
  subject: Subject,
  ports: RenderPorts,
): Promise<RenderedSitePage> {
  const { facts, recorder } = ports;
  const stored = subject.kind === 'stored' ? subject.loaded : undefined;
  const loadPorts = { ...ports, ...recorder };
  const sections = await shownSections(subject, loadPorts);
  for (const name of PAGE_SETTINGS) recorder.tag(`setting:${name}`);
  const css = subject.kind === 'stored' ? subject.css : undefined;
  const list = subject.kind === 'stored' ? subject.list : undefined;
  const list_page = list?.page ?? 1;
  const topic = list?.topic && { kind: list.topic.kind, slug: list.topic.slug };
  const owner = stored?.owner ?? null;
  const page = { owner, list_page, topic };
  const references = [
    ...referencesIn(GeneralSettings, facts.settings.general),
    ...referencesIn(FactSettings, facts.settings.facts),
    ...(stored ? shareImageReferences(stored.record) : []),
  ];
  const data = await loadPageData({ sections, page, references }, loadPorts);
  const get = subject.images ? withImages(data, subject.images) : data;
  const popup = stored?.record.popup;
  const image = stored ? await findShareImage(stored, get, loadPorts) : null;
  const context = createSite({ get, page, loadsIframes: true, ...visitorStateOf(subject) });
  const list_pages = listPages(sections, page, get);
  const { html } = renderPage({
    site: withTopicFeed(pageSite(facts, get), topic),
    page: withListPage(
      withTopic(factsOf(subject, image, ports), list?.topic, facts),
      list_page,
      list_pages,
    ),
    sections,
    context,
    design: css === undefined ? { href: DESIGN_STYLESHEET } : { css },
    preloads: ports.preloads,
    background: stored?.background ?? null,
    is_sticky_footer: stored?.is_sticky_footer ?? false,
    back_to_top: stored && !popup ? facts.settings.general.back_to_top : 'disabled',
    popup,
    isPopupOpen: subject.kind === 'stored' && subject.isPopupOpen,
    openings: stored && !isService(subject) ? pagePopups(stored, ports) : [],
    clientUrl: ports.clientAddress,
    onBroken: ports.onBroken,
  });
  return { html, list_pages };
}
