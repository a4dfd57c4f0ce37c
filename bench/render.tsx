import { FactSettings, type WidgetNode } from '@plinth/model';
import { createSite, renderPage } from '@plinth/render';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { contentOf } from './editor/content.ts';
import { toSection } from './editor/document.ts';

/**
 * Pages per second on one core, rendered in sequence, compared with plain React and the same
 * elements.
 */
const COUNT = 300;
const ROUNDS = 5;
const PAGES = 40;

const tree = toSection(contentOf(COUNT, 'nested'));

const context = createSite({
  get: () => null,
  page: { owner: { kind: 'page', id: 1 } },
  loadsIframes: true,
});

/** A copy without cached results, as after a save. */
const fresh = (node: WidgetNode): WidgetNode => ({
  ...node,
  properties: { ...node.properties },
  children: node.children.map(fresh),
});

const render = (content: WidgetNode) =>
  renderPage({
    site: {
      site_name: 'Bench',
      address: 'http://localhost',
      html_lang: 'en',
      popup_error_text: '',
      page_title_format: 'title',
      favicon: null,
      facts: FactSettings.parse({}),
      logo_url: null,
      head_code: '',
      body_code: '',
      feed_url: null,
      metas: [],
    },
    page: {
      id: 1,
      kind: 'page',
      name: 'Bench',
      full_url: 'http://localhost/',
      seo_title: '',
      seo_description: '',
      seo_keywords: '',
      is_noindex: false,
      is_nofollow: false,
      is_canonical_hidden: false,
      alternates: [],
      canonical_url: '',
      head_code: '',
      body_code: '',
      image: null,
      published_at: null,
      modified: null,
      author: null,
      breadcrumbs: [],
    },
    sections: { header: null, content, footer: null },
    context,
    design: { href: '/site.css' },
    preloads: [],
    background: null,
    is_sticky_footer: false,
    back_to_top: 'disabled',
    clientUrl: (name) => `/${name}.js`,
  }).html;

/** A stored document keeps its identity until it's saved again. See `parseShared`. */
const ours = () => render(tree);
const first = () => render(fresh(tree));

const bare = ({ widget, properties, children }: WidgetNode): ReactElement =>
  createElement(
    'div',
    { className: `moto-widget moto-widget-${widget}` },
    children.length > 0
      ? children.map((child) => createElement(Bare, { key: child.id, node: child }))
      : String(properties.html ?? properties.label ?? ''),
  );

const Bare = ({ node }: { readonly node: WidgetNode }) => bare(node);

const floor = () => renderToStaticMarkup(createElement(Bare, { node: tree }));

const pagesPerSecond = (render: () => string): number => {
  const started = performance.now();
  for (let page = 0; page < PAGES; page++) render();
  return (PAGES * 1000) / (performance.now() - started);
};

pagesPerSecond(ours);
pagesPerSecond(first);
pagesPerSecond(floor);
const rounds = Array.from({ length: ROUNDS }, () => ({
  ours: pagesPerSecond(ours),
  first: pagesPerSecond(first),
  floor: pagesPerSecond(floor),
}));
process.stdout.write(JSON.stringify(rounds));
