import { loadI18n } from '@plinth/i18n';
import { escapeHtml } from '@plinth/render';
import { type Headers, PLAIN_PAGE_HEADERS } from './headers.ts';

/** Built-in pages that don't depend on the site. */

const STYLE = [
  ':root{color-scheme:light dark;--text:#15181e;--muted:#545c69;--line:#dde1e7;--ground:#f5f6f8}',
  '@media (prefers-color-scheme:dark){:root{--text:#eceef2;--muted:#a0a8b5;--line:#30353f;--ground:#111317}}',
  'body{display:grid;grid-template-rows:1fr auto;min-height:100vh;min-height:100dvh;margin:0;font:1.125rem/1.6 system-ui,sans-serif;text-align:center;color:var(--text);background:var(--ground)}',
  'main{place-self:center;max-width:36rem;padding:3rem 1.5rem}',
  'main::before{content:"";display:block;width:3rem;height:3px;margin:0 auto 2rem;border-radius:3px;background:var(--muted)}',
  'h1{margin:0 0 1rem;font-size:clamp(1.75rem,5vw,2.5rem);line-height:1.2;letter-spacing:-.02em;font-weight:600;text-wrap:balance}',
  'p{margin:0;overflow-wrap:anywhere}',
  'main p,footer{color:var(--muted)}',
  'footer{padding:1.25rem 1.5rem;border-top:1px solid var(--line);font-size:.875rem}',
].join('');

const { t } = await loadI18n(['server']);

type PlainPage = {
  readonly title: string;
  readonly text: string;
  /** A small note at the bottom. */
  readonly note?: string;
  /** A language tag. */
  readonly lang?: string;
};

export const plainHtml = ({ title, text, note, lang = 'en' }: PlainPage): string => {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style>`;
  const footer = note === undefined ? '' : `<footer><p>${escapeHtml(note)}</p></footer>`;
  return `<!doctype html><html lang="${lang}">${head}<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></main>${footer}</html>`;
};

const page = (title: string, text: string): string => plainHtml({ title, text });

const headers: Headers = { ...PLAIN_PAGE_HEADERS };

export const plainPage = {
  headers,
  noPanel: page(t('MODULE.SERVER.NO_PANEL.TITLE'), t('MODULE.SERVER.NO_PANEL.TEXT')),
  notSignedIn: page(t('MODULE.SERVER.CANVAS.TITLE'), t('MODULE.SERVER.CANVAS.TEXT')),
  notFound: page(t('MODULE.SERVER.NOT_FOUND.TITLE'), t('MODULE.SERVER.NOT_FOUND.TEXT')),
  unavailable: page(t('MODULE.SERVER.UNAVAILABLE.TITLE'), t('MODULE.SERVER.UNAVAILABLE.TEXT')),
  /** `incident` is the id under which the cause is logged. */
  failure: (incident: string): string =>
    page(t('MODULE.SERVER.FAILURE.TITLE'), t('MODULE.SERVER.FAILURE.TEXT', { incident })),
};
