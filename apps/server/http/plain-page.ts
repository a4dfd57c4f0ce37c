import { loadI18n } from '@plinth/i18n';
import { escapeHtml } from '@plinth/render';
import { type Headers, PLAIN_PAGE_HEADERS } from './headers.ts';

/** Built-in error pages. */

const STYLE =
  'body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:18vh auto;padding:0 1.5rem;color:#16242b;background:#fff}h1{font-size:1.75rem;line-height:1.2}code{overflow-wrap:anywhere}';

const { t } = await loadI18n(['server']);

const page = (title: string, text: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></html>`;

const headers: Headers = { ...PLAIN_PAGE_HEADERS };

export const plainPage = {
  headers,
  noPanel: page(t('MODULE.SERVER.NO_PANEL.TITLE'), t('MODULE.SERVER.NO_PANEL.TEXT')),
  notSignedIn: page(t('MODULE.SERVER.CANVAS.TITLE'), t('MODULE.SERVER.CANVAS.TEXT')),
  notFound: page(t('MODULE.SERVER.NOT_FOUND.TITLE'), t('MODULE.SERVER.NOT_FOUND.TEXT')),
  settingUp: page(t('MODULE.SERVER.SETTING_UP.TITLE'), t('MODULE.SERVER.SETTING_UP.TEXT')),
  unavailable: page(t('MODULE.SERVER.UNAVAILABLE.TITLE'), t('MODULE.SERVER.UNAVAILABLE.TEXT')),
  /** `incident` is the id under which the cause is logged. */
  failure: (incident: string): string =>
    page(t('MODULE.SERVER.FAILURE.TITLE'), t('MODULE.SERVER.FAILURE.TEXT', { incident })),
};
