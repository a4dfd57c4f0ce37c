import type { WidgetNode } from '@plinth/model';
import { WIDGETS } from '@plinth/widgets';
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

const { client, fetch, visit, page, shared, records } = await openSampleSite();
const browser = new Window();

/** The sections as a browser reads them, without what the canvas adds to find nodes and texts. */
function sectionsOf(html: string) {
  const document = new browser.DOMParser().parseFromString(html, 'text/html');
  for (const name of ['data-node-id', 'data-text']) {
    for (const one of document.querySelectorAll(`[${name}]`)) one.removeAttribute(name);
  }
  return SECTIONS.map((name) => document.querySelector(`#section-${name}`)?.outerHTML ?? '');
}

/** The site as the panel has it once everything is loaded. */
async function loadedSite(trees: Trees): Promise<SiteContext> {
  const current = { owner: { kind: 'page', id: page.id } } as const;
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

function canvasHtml(trees: Trees, site: SiteContext): string {
  const sections = SECTIONS.map((name, id) => ({
    ...{ name, id, label: '', tree: trees[name], usedOn: 1 },
  }));
  const session = createSession({ sections, pageType: 'page', newId: () => 'new' });
  return renderToStaticMarkup(
    <SessionContext value={session}>
      <CanvasSiteContext value={site}>
        <CanvasPage />
      </CanvasSiteContext>
    </SessionContext>,
  );
}

async function save(sections: Trees): Promise<void> {
  const { revision, revisions } = await client.PagesService.getDesign({ id: page.id });
  await client.PagesService.saveDesign({ id: page.id, sections, revision, revisions });
}

test.each([...WIDGETS.keys()])(
  'a page with %s is the same wherever it is rendered',
  async (name) => {
    const content = samplePage(name, records);
    const trees = { header: shared('header'), content, footer: shared('footer') };
    await save(trees);
    const visited = await (await visit('/sample/')).text();
    const sections = sectionsOf(visited);
    expect(await htmlProblems(visited)).toEqual([]);
    expect(sections[0]).toContain('href="/published/"');
    expect(sections[0]).not.toContain('href="/hidden');
    const sent = await prepareResponse({ status: 200, headers: PAGE_HEADERS, body: visited });
    const cost = await client.PagesService.getCost({ id: page.id, sections: { content } });
    expect(cost.html, 'page cost').toBe(sent.variants.br.body.length);

    // Frames of other sites run only where nobody edits the page.
    const inPanel = await loadedSite(trees);
    expect(inPanel.loadsIframes).toBe(false);
    const site = { ...inPanel, loadsIframes: true };
    expect(sectionsOf(canvasHtml(trees, site)), 'canvas').toEqual(sections);
    const block = renderToStaticMarkup(<SampleContent tree={content} site={site} />);
    expect(sectionsOf(block)[1], 'block thumbnail').toBe(sections[1]);

    await save({ ...trees, content: samplePage('spacer', records) });
    const { url } = await client.PagesService.createLook({ id: page.id, sections: { content } });
    expect(sectionsOf(await (await fetch(url)).text()), 'preview').toEqual(sections);
  },
);
