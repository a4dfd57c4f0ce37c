import type { SiteContext } from '@plinth/widgets/kit';
import { usedClients } from './clients.ts';
import { renderDocument } from './document.tsx';
import { eagerPicture } from './eager-picture.ts';
import { attributes, escapeHtml } from './escape.ts';
import { buildHead } from './head.ts';
import type { DesignSheet, RenderPageInput } from './page-input.ts';
import { type PageDocument, pageStyles } from './page-styles.ts';

export type RenderedPage = {
  readonly html: string;
  /** Names of the client scripts that the page loads; empty for a page without JavaScript. */
  readonly usedClients: readonly string[];
};

type SectionName = 'header' | 'content' | 'footer';

/** The header is what a visitor sees first; of the content only the first picture is urgent. */
const contextFor = (input: RenderPageInput, scope: SectionName): SiteContext => {
  const { context, sections } = input;
  if (scope === 'header') return { ...context, lazyLoading: false };
  if (scope === 'footer' || sections.content === null) return context;
  return { ...context, eagerPicture: eagerPicture(sections.content) };
};

const sectionHtml = (input: RenderPageInput, scope: SectionName): string => {
  const tree = input.sections[scope];
  if (tree === null) return '';
  const { mode, onBroken } = input;
  return renderDocument({ tree, scope, site: contextFor(input, scope), mode, onBroken });
};

const documents = ({ sections }: RenderPageInput): readonly PageDocument[] =>
  (['header', 'content', 'footer'] as const).flatMap((scope) => {
    const tree = sections[scope];
    return tree === null ? [] : [{ tree, scope }];
  });

const designTag = (design: DesignSheet): string =>
  'href' in design
    ? `<link${attributes({ rel: 'stylesheet', href: design.href })}>`
    : `<style>${design.css}</style>`;

/** The page's styles stand first because they declare the order of the layers. */
const styleTags = (input: RenderPageInput): string =>
  [
    ...input.preloads.map(
      ({ href, type }) =>
        `<link${attributes({ rel: 'preload', href, as: 'font', type, crossorigin: true })}>`,
    ),
    `<style>${pageStyles(documents(input))}</style>`,
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
    .map(
      (name) =>
        `<script${attributes({ type: 'module', src: input.clientAddress(name) })}></script>`,
    )
    .join('');

/** The whole document of a page, and the scripts that it asks for. Pure: no clock, no database. */
export const renderPage = (input: RenderPageInput): RenderedPage => {
  const { site, page, context } = input;
  const header = sectionHtml(input, 'header');
  const content = sectionHtml(input, 'content');
  const footer = sectionHtml(input, 'footer');
  const clients = usedClients(header + content + footer);
  const html = [
    `<!DOCTYPE html><html${attributes({ lang: site.html_lang || context.language })}><head>`,
    buildHead(page, site),
    styleTags(input),
    site.head_code,
    page.head_code,
    `</head><body${attributes({ class: bodyClass(input) })}>`,
    `<a class="moto-skip-link" href="#section-content">${escapeHtml(context.text('VISITOR.SKIP_TO_CONTENT'))}</a>`,
    `<div class="page">${header}${content}</div>${footer}`,
    scripts(clients, input),
    page.body_code,
    site.body_code,
    '</body></html>',
  ].join('');
  return { html, usedClients: clients };
};
