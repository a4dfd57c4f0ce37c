import { type DesignSections, RpcError, type services } from '@plinth/contract';
import { fontPreloads, type NodeId, type WidgetNode } from '@plinth/model';
import type { z } from 'zod';
import type { Logger } from '../logging.ts';
import type { AppFiles } from '../storage/app-files.ts';
import type { Store } from '../storage/store.ts';
import { makeAnswer } from './cache/answer.ts';
import { createRecord } from './cache/recorder.ts';
import { openClientScripts } from './client-scripts.ts';
import { renderDesignSheet } from './design-sheet.ts';
import { createFacts, type SiteFacts } from './facts/site-facts.ts';
import { PAGE_HEADERS, SHEET_HEADERS } from './headers.ts';
import { loadPage } from './pages/load-page.ts';
import { renderSitePage } from './pages/render-site-page.ts';
import { createSiteTexts } from './texts.ts';

type Answer = z.output<typeof services.PagesService.getCost.result>;
type Cost = Omit<Answer, 'widget'>;

type PageCostPorts = {
  readonly store: Store;
  readonly files: AppFiles;
  readonly clock: () => number;
  readonly log: Logger;
};

type CostRequest = {
  readonly id: number;
  readonly sections: Partial<DesignSections>;
  readonly widget_id?: NodeId | undefined;
};

const SCRIPT = /<script type="module" src="([^"]+)">/g;

const without = (tree: WidgetNode, id: NodeId): WidgetNode => ({
  ...tree,
  children: tree.children.filter((child) => child.id !== id).map((child) => without(child, id)),
});

const minus = (all: Cost, rest: Cost): Cost => ({
  html: all.html - rest.html,
  css: all.css - rest.css,
  scripts: all.scripts - rest.scripts,
});

/**
 * What a page costs each visitor, in bytes as they travel: it is rendered and compressed exactly as
 * for them, with unsaved sections in place of the stored ones. A widget costs what the page without
 * it would save.
 */
export function createPageCost(ports: PageCostPorts) {
  const { store, clock, log } = ports;
  const clients = openClientScripts(ports.files);
  const texts = createSiteTexts();

  const sent = async (headers: { readonly [name: string]: string }, body: string | Uint8Array) =>
    (await makeAnswer({ status: 200, headers, body })).variants.br.body.length;

  const scriptsOf = async (html: string): Promise<number> => {
    const contents = [...html.matchAll(SCRIPT)].map(([, url = '']) => clients.read(url));
    const sizes = await Promise.all(
      contents.map((content) => (content ? sent(content.headers, content.body) : 0)),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  };

  const cost = async (
    { id, sections }: CostRequest,
    facts: SiteFacts,
    change: (tree: WidgetNode) => WidgetNode,
  ): Promise<Cost> => {
    const recorder = createRecord();
    const stored = await loadPage(store.read, id, recorder);
    if (!stored) throw new RpcError('NOT_FOUND');
    const all = { ...stored.sections, ...sections };
    const changed = Object.fromEntries(
      Object.entries(all).map(([name, tree]) => [name, tree && change(tree)]),
    ) as DesignSections;
    const { settings } = facts;
    const html = await renderSitePage(
      { kind: 'stored', loaded: { ...stored, sections: changed } },
      {
        ...{ db: store.read, facts, recorder, now: clock() },
        text: await texts(settings.general.default_language),
        preloads: fontPreloads(settings.fonts),
        clientAddress: clients.address,
        onBroken: ({ widget, id: node }, err) =>
          log.warn({ err, widget, id: node }, 'not measured'),
      },
    );
    const sheet = await renderDesignSheet({ db: store.read, facts, recorder });
    return {
      html: await sent(PAGE_HEADERS, html),
      css: await sent(SHEET_HEADERS, sheet),
      scripts: await scriptsOf(html),
    };
  };

  return async (request: CostRequest): Promise<Answer> => {
    const { widget_id } = request;
    const facts = await createFacts(store.read).read();
    const page = await cost(request, facts, (tree) => tree);
    if (widget_id === undefined) return { ...page, widget: null };
    const rest = await cost(request, facts, (tree) => without(tree, widget_id));
    return { ...page, widget: minus(page, rest) };
  };
}
