import {
  type CostRequest,
  type DesignSections,
  type DocumentCost,
  RpcError,
} from '@plinth/contract';
import type { NodeId, Owner, WidgetNode } from '@plinth/model';
import type { Logger } from '../logging.ts';
import type { Store } from '../storage/database/store.ts';
import type { AppFiles } from '../storage/folders/app-files.ts';
import { createDependencyLog } from './cache/dependency-log.ts';
import { prepareResponse } from './cache/site-response.ts';
import { openClientScripts } from './client-scripts.ts';
import { designCss, readSiteDesign } from './design-stylesheet.ts';
import { createFacts, type SiteFacts } from './facts/site-facts.ts';
import { PAGE_HEADERS, STYLESHEET_HEADERS } from './headers.ts';
import { loadDocument } from './pages/load-document.ts';
import { createPageRenderer } from './pages/page-renderer.ts';
import { createSiteTexts } from './texts.ts';

type Cost = Omit<DocumentCost, 'widget'>;

type DocumentCostPorts = {
  readonly store: Store;
  readonly files: AppFiles;
  readonly clock: () => number;
  readonly log: Logger;
};

type CostInput = { readonly owner: Owner; readonly sections: Partial<DesignSections> };

const SCRIPT = /<script type="module" src="([^"]+)">/g;

const withoutWidget = (tree: WidgetNode, id: NodeId): WidgetNode => ({
  ...tree,
  children: tree.children
    .filter((child) => child.id !== id)
    .map((child) => withoutWidget(child, id)),
});

const subtract = (all: Cost, remaining: Cost): Cost => ({
  html: all.html - remaining.html,
  css: all.css - remaining.css,
  scripts: all.scripts - remaining.scripts,
});

/**
 * Measures the transfer size of a document for each visitor in bytes. Renders and compresses it as
 * for visitors, with unsaved sections in place of the stored ones. A widget's cost is what the page
 * without it would save.
 */
export function createDocumentCost(ports: DocumentCostPorts) {
  const { store, clock, log } = ports;
  const clients = openClientScripts(ports.files);
  const render = createPageRenderer({
    ...{ db: store.read, clock, clients, texts: createSiteTexts() },
    onBroken: ({ widget, id }, err) =>
      log.warn({ err, widget, id }, 'a widget failed to render and was not measured'),
  });

  const transferSize = async (
    headers: { readonly [name: string]: string },
    body: string | Uint8Array,
  ) => (await prepareResponse({ status: 200, headers, body })).variants.br.body.length;

  const scriptsOf = async (html: string): Promise<number> => {
    const contents = [...html.matchAll(SCRIPT)].map(([, url = '']) => clients.read(url));
    const sizes = await Promise.all(
      contents.map((content) => (content ? transferSize(content.headers, content.body) : 0)),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  };

  const measure = async (
    { owner, sections }: CostInput,
    facts: SiteFacts,
    transform: (tree: WidgetNode) => WidgetNode,
  ): Promise<Cost> => {
    const recorder = createDependencyLog();
    const stored = await loadDocument(store.read, owner, recorder);
    if (!stored) throw new RpcError('NOT_FOUND');
    const all = { ...stored.sections, ...sections };
    const changed = Object.fromEntries(
      Object.entries(all).map(([name, tree]) => [name, tree && transform(tree)]),
    ) as DesignSections;
    const subject = { kind: 'stored', loaded: { ...stored, sections: changed } } as const;
    const { html } = await render(subject, facts, recorder);
    const stylesheet = designCss(await readSiteDesign(store.read, recorder));
    return {
      html: await transferSize(PAGE_HEADERS, html),
      css: await transferSize(STYLESHEET_HEADERS, stylesheet),
      scripts: await scriptsOf(html),
    };
  };

  return async (
    owner: Owner,
    { sections, widget_id }: Omit<CostRequest, 'id'>,
  ): Promise<DocumentCost> => {
    const request = { owner, sections };
    const facts = await createFacts(store.read).read();
    const page = await measure(request, facts, (tree) => tree);
    if (widget_id === undefined) return { ...page, widget: null };
    const remaining = await measure(request, facts, (tree) => withoutWidget(tree, widget_id));
    return { ...page, widget: subtract(page, remaining) };
  };
}
