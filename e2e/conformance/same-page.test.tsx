import { isAllowedIn, type WidgetNode } from '@plinth/model';
import { WIDGETS, widgetDefinition } from '@plinth/widgets';
import type { SiteContext } from '@plinth/widgets/kit';
import { Window } from 'happy-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../apps/panel/boot/query-client.ts';
import { openPageData, panelSite } from '../../apps/panel/data/page-data.ts';
import { prepareResponse } from '../../apps/server/site/cache/site-response.ts';
import { PAGE_HEADERS } from '../../apps/server/site/headers.ts';
import { CanvasPage } from '../../packages/editor/canvas/frame/canvas-page.tsx';
import { CanvasSiteContext } from '../../packages/editor/canvas/frame/site-context.ts';
import { SessionContext } from '../../packages/editor/core/session/context.ts';
import { createSession } from '../../packages/editor/core/session/create-session.ts';
import { SampleContent } from '../../packages/editor/tools/fields/sample-content.tsx';
import { htmlProblems } from './html-problems.ts';
import { samplePage } from './sample-page.ts';
import { openSampleSite } from './sample-site.ts';

const SECTIONS = ['header', 'content', 'footer'] as const;
type Trees = { readonly [N in (typeof SECTIONS)[number]]: WidgetNode };

const { client, fetch, visit, page, post, shared, records } = await openSampleSite();
const { PagesService, PostsService } = client;
const PAGE = { kind: 'page', pageType: 'page', id: page.id, path: '/sample/' } as const;
const POST = { kind: 'post', pageType: 'blog.post', id: post.id, path: '/blog/sample/' } as const;
type Target = typeof PAGE | typeof POST;

/** A page, or a post for widgets that only posts can have. */
const targetFor = (widget: string): Target =>
  isAllowedIn(widgetDefinition(widget)?.allowed ?? true, {
    pageType: 'page',
    sectionName: 'content',
  })
    ? PAGE
    : POST;
const serviceOf = ({ kind }: Target) => (kind === 'page' ? PagesService : PostsService);

const browser = new Window();

const EDIT_MARKS: readonly string[] = ['data-node-id', 'data-text'];

/**
 * The sections as a browser reads them, without what the canvas adds to find nodes and texts.
 * Attributes are sorted, because React writes some of forms last.
 */
function sectionsOf(html: string) {
  const document = new browser.DOMParser().parseFromString(html, 'text/html');
  for (const one of document.querySelectorAll('*')) {
    const attributes = [...one.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const { name } of attributes) one.removeAttribute(name);
    for (const { name, value } of attributes)
      if (!EDIT_MARKS.includes(name)) one.setAttribute(name, value ?? '');
  }
  return SECTIONS.map((name) => document.querySelector(`#section-${name}`)?.outerHTML ?? '');
}

/** The site as the panel has it once everything is loaded. */
async function loadedSite(trees: Trees, { kind, id }: Target): Promise<SiteContext> {
  const current = { owner: { kind, id } } as const;
  const data = openPageData({
    ...{ queries: createQueryClient(), client, page: current },
    trees: SECTIONS.map((name) => trees[name]),
  });
  await new Promise<void>((resolve) => {
    const stop = data.subscribe(() => {
      if (!data.state().isReady) return;
      stop();
      resolve();
    });
  });
  return panelSite(data.state(), current, { factLabel: (name) => name });
}

function canvasHtml(trees: Trees, site: SiteContext, { pageType }: Target): string {
  const sections = SECTIONS.map((name, id) => ({
    ...{ name, id, label: '', tree: trees[name], usedOn: 1 },
  }));
  const session = createSession({ sections, pageType, newId: () => 'new' });
  return renderToStaticMarkup(
    <SessionContext value={session}>
      <CanvasSiteContext value={site}>
        <CanvasPage />
      </CanvasSiteContext>
    </SessionContext>,
  );
}

async function save(sections: Partial<Trees>, target: Target): Promise<void> {
  const { id } = target;
  const { revision, revisions } = await serviceOf(target).getDesign({ id });
  await serviceOf(target).saveDesign({ id, sections, revision, revisions });
}

const header = shared('header');
const footer = shared('footer');
// Posts show the first header and footer of the site.
await save({ header, footer }, PAGE);

/** Only in the template of posts, which has no page. */
const isInTemplate = (name: string): boolean => widgetDefinition(name)?.holdsPost ?? false;

test.each([...WIDGETS.keys()].filter((name) => !isInTemplate(name)))(
  'a page with %s is the same wherever it is rendered',
  async (name) => {
    const content = samplePage(name, records);
    const trees = { header, content, footer };
    const target = targetFor(name);
    const { id, path } = target;
    const service = serviceOf(target);
    await save({ content }, target);
    const visited = await (await visit(path)).text();
    const sections = sectionsOf(visited);
    expect(await htmlProblems(visited)).toEqual([]);
    expect(sections[0]).toContain('href="/published/"');
    expect(sections[0]).not.toContain('href="/hidden');
    const sent = await prepareResponse({ status: 200, headers: PAGE_HEADERS, body: visited });
    const cost = await service.getCost({ id, sections: { content } });
    expect(cost.html, 'page cost').toBe(sent.variants.br.body.length);

    // Frames of other sites run only where nobody edits the page.
    const inPanel = await loadedSite(trees, target);
    expect(inPanel.loadsIframes).toBe(false);
    const site = { ...inPanel, loadsIframes: true };
    expect(sectionsOf(canvasHtml(trees, site, target)), 'canvas').toEqual(sections);
    const block = renderToStaticMarkup(<SampleContent tree={content} site={site} />);
    expect(sectionsOf(block)[1], 'block thumbnail').toBe(sections[1]);

    await save({ content: samplePage('spacer', records) }, target);
    const { url } = await service.createLook({ id, sections: { content } });
    expect(sectionsOf(await (await fetch(url)).text()), 'preview').toEqual(sections);
  },
);
