import type { WidgetNode } from '@plinth/model';
import { closedCode, closedHeadCode, type Scope, StyleLayer } from '@plinth/widgets/kit';
import { usedClients } from './clients.ts';
import { renderDocument } from './document.tsx';
import { findEagerImage } from './eager-image.ts';
import { attributes, escapeHtml } from './escape.ts';
import { framePolicy } from './frame-policy.ts';
import { buildHead } from './head.ts';
import { type EagerImage, type WrittenHtml, writeHtml } from './html/write-html.ts';
import { openingWords } from './opening-words.ts';
import type { DesignSheet, RenderPageInput } from './page-input.ts';
import {
  contentSheets,
  type PageDocument,
  type PageParts,
  pageStyles,
  popupStyles,
  sheetNames,
} from './page-styles.ts';
import { POPUP_CLIENT, popupError, popupOpenings, popupPage } from './popup.ts';
import { sectionSite } from './section-site.ts';
import { siteButton } from './site-button.ts';
import { isSeen } from './visibility.ts';

export type RenderedPage = {
  readonly html: string;
  /** Names of the page's client scripts. Empty for a page without JavaScript. */
  readonly usedClients: readonly string[];
};

type SectionName = 'header' | 'content' | 'footer';

const contentScope = ({ popup }: RenderPageInput): Scope => (popup ? 'popup' : 'content');

const EMPTY: WrittenHtml = { html: '', eagerImages: [] };

const writeSection = (input: RenderPageInput, name: SectionName): WrittenHtml => {
  const tree = input.sections[name];
  if (tree === null) return EMPTY;
  const { context, mode, onBroken } = input;
  const shown = ({ children }: WidgetNode) =>
    children.filter((child) => isSeen(child, context.fact));
  const scope = name === 'content' ? contentScope(input) : name;
  const first = scope === 'content' ? findEagerImage(tree, shown) : null;
  const site = sectionSite(context, scope, first);
  return renderDocument({ tree, scope, site, mode, onBroken });
};

/**
 * Preloads an image before the stylesheet arrives. Browsers that don't support its format skip it.
 */
const imagePreload = ({ src, srcSet, sizes, type }: EagerImage): string =>
  `<link${attributes({
    ...{ rel: 'preload', as: 'image', href: srcSet ? null : src },
    ...{ imagesrcset: srcSet, imagesizes: srcSet ? sizes : null, type, fetchpriority: 'high' },
  })}>`;

const writeButton = (input: RenderPageInput): WrittenHtml => {
  const tree = siteButton(input);
  const { context: site, mode, onBroken } = input;
  return tree ? renderDocument({ tree, scope: 'footer', site, mode, onBroken }) : EMPTY;
};

const documents = (input: RenderPageInput): readonly PageDocument[] =>
  [
    { scope: 'header' as const, tree: input.sections.header },
    { scope: contentScope(input), tree: input.sections.content },
    { scope: 'footer' as const, tree: input.sections.footer },
    { scope: 'footer' as const, tree: siteButton(input) },
  ].flatMap(({ scope, tree }) => (tree === null ? [] : [{ scope, tree }]));

const designTag = (design: DesignSheet): string =>
  'href' in design
    ? `<link${attributes({ rel: 'stylesheet', href: design.href })}>`
    : `<style data-design>${design.css}</style>`;

/** In the page instead of a header, so that a cached page and its policy can't differ. */
function policyTag({ site, page, ...input }: RenderPageInput, html: string): string {
  const code = site.head_code + page.head_code + page.body_code + site.body_code;
  const trees = Object.values(input.sections).flatMap((tree) => tree ?? []);
  const content = framePolicy({ trees, html, code });
  return content === null
    ? ''
    : `<meta${attributes({ 'http-equiv': 'content-security-policy', content })}>`;
}

/** The layer of the page's background. Empty unless the background is a video or has parallax. */
const backgroundLayer = ({ background, context }: RenderPageInput): string =>
  writeHtml(StyleLayer({ style: background ?? undefined, site: context, isPage: true })).html;

/** The styles and HTML of a page. */
type Shown = Required<Omit<PageParts, 'isCanvas'>>;

/** The page's own styles. Pages that can open popups name the sheets that popups needn't load. */
function ownStyles(input: RenderPageInput, parts: Shown): string {
  const shown = documents(input);
  const { sheets } = parts;
  if (input.popup) {
    const styles = popupStyles(shown, { ...parts, sheets: [...sheets, POPUP_CLIENT] });
    const ownSheets = styles.sheets.map(
      ({ name, css }) => `<style${attributes({ 'data-sheet': name })}>${css}</style>`,
    );
    return `<style>${styles.base}</style>${ownSheets.join('')}<style data-nodes>${styles.nodes}</style>`;
  }
  const names = sheets.includes(POPUP_CLIENT) ? sheetNames(shown, sheets).join(' ') : null;
  return `<style${attributes({ 'data-sheets': names })}>${pageStyles(shown, parts)}</style>`;
}

/** The page's styles come first because they declare the layer order. */
const styleTags = (input: RenderPageInput, parts: Shown): string =>
  [
    ...input.preloads.map(
      ({ href, type }) =>
        `<link${attributes({ rel: 'preload', href, as: 'font', type, crossorigin: true })}>`,
    ),
    ownStyles(input, parts),
    designTag(input.design),
  ].join('');

const bodyClass = ({ page, background, is_sticky_footer }: RenderPageInput): string =>
  [
    background === null ? 'moto-background' : `moto-background_${background}`,
    `page-${page.id}`,
    ...(is_sticky_footer ? ['moto-sticky-footer'] : []),
  ].join(' ');

const scripts = (names: readonly string[], input: RenderPageInput): string =>
  names
    .map((name) => `<script${attributes({ type: 'module', src: input.clientUrl(name) })}></script>`)
    .join('');

/** Renders a whole page and lists the scripts it needs. Pure: uses no clock and no database. */
export const renderPage = (input: RenderPageInput): RenderedPage => {
  const { site, page, context } = input;
  const [header, content, footer, button] = [
    writeSection(input, 'header'),
    writeSection(input, 'content'),
    writeSection(input, 'footer'),
    writeButton(input),
  ];
  const openings = popupOpenings(input);
  const sections = header.html + content.html + footer.html + button.html + openings;
  const background = backgroundLayer(input);
  const clients = usedClients(background + sections);
  // The owner's own code has the classes of the site, too.
  const code = site.head_code + page.head_code + page.body_code + site.body_code;
  const sheets = [
    ...clients,
    ...contentSheets(sections + code),
    ...(background === '' ? [] : ['background']),
  ];
  const html = [
    `<!DOCTYPE html><html${attributes({ lang: site.html_lang || context.language })}><head>`,
    policyTag(input, sections),
    buildHead(page, site, openingWords(content.html)),
    ...content.eagerImages.map(imagePreload),
    styleTags(input, { sheets, html: sections + code }),
    closedHeadCode(site.head_code),
    closedHeadCode(page.head_code),
    `</head><body${attributes({ class: bodyClass(input) })}>`,
    `<a class="moto-skip-link" href="#section-content">${escapeHtml(context.text('VISITOR.SKIP_TO_CONTENT'))}</a>`,
    `${background}<div class="page">${header.html}${popupPage(input, content.html)}</div>${footer.html}${button.html}`,
    openings,
    clients.includes(POPUP_CLIENT) ? popupError(input) : '',
    scripts(clients, input),
    closedCode(page.body_code),
    closedCode(site.body_code),
    '</body></html>',
  ].join('');
  return { html, usedClients: clients };
};
