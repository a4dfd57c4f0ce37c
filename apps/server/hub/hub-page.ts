import { type Locale, languageTag } from '@plinth/i18n';
import { escapeHtml } from '@plinth/render';
import type { FastifyReply } from 'fastify';
import { type Headers, HUB_PAGE_HEADERS } from '../http/headers.ts';

const STYLE = [
  ':root{color-scheme:light dark}',
  'body{margin:0 auto;max-width:40rem;padding:1.5rem;font:1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}',
  'h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.25;text-wrap:balance}',
  'button{min-height:2.75rem;padding:.5rem 1.25rem;font:inherit;cursor:pointer}',
  'li+li{margin-top:.75rem}',
].join('');

export type HubPage = {
  readonly locale: Locale;
  readonly title: string;
  /** Escaped HTML. */
  readonly content: string;
  readonly headers?: Headers;
};

export const sendPage = (
  reply: FastifyReply,
  { locale, title, content, headers = HUB_PAGE_HEADERS }: HubPage,
): FastifyReply =>
  reply
    .headers(headers)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${languageTag(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`,
    );

export const paragraphs = (texts: readonly string[]): string =>
  texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('');

export const steps = (texts: readonly string[]): string =>
  `<ol>${texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ol>`;
