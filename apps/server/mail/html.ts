import { type Locale, languageTag } from '@plinth/i18n';
import { textColorOn } from '@plinth/model';
import { escapeHtml } from '@plinth/render';
import type { Brand } from './brand.ts';

type MailPage = { readonly text: string; readonly language: Locale; readonly brand: Brand };

const IS_URL = /^https?:\/\/\S+$/;

/** A line that is a URL becomes a link. */
const lineHtml = (line: string): string => {
  const safe = escapeHtml(line);
  return IS_URL.test(line) ? `<a href="${safe}" style="word-break:break-all">${safe}</a>` : safe;
};

const paragraphHtml = (paragraph: string): string =>
  `<p style="margin:0 0 16px;overflow-wrap:anywhere">${paragraph.split('\n').map(lineHtml).join('<br>')}</p>`;

function headHtml({ site, color, logo }: Brand): string {
  const name = escapeHtml(site);
  const bar = `padding:16px 24px;font-size:18px;font-weight:700`;
  if (!logo)
    return `<div style="${bar};background:${color};color:${textColorOn(color)}">${name}</div>`;
  const image = `<img src="${escapeHtml(logo)}" alt="${name}" height="40" style="display:block;height:40px;width:auto;max-width:100%">`;
  return `<div style="${bar};border-top:4px solid ${color}">${image}</div>`;
}

/**
 * The text of a mail as HTML with the site's logo and color. Styles are in attributes, because mail
 * programs drop style sheets.
 */
export function mailHtml({ text, language, brand }: MailPage): string {
  const paragraphs = text.split(/\n{2,}/).map(paragraphHtml);
  return [
    `<!doctype html><html lang="${languageTag(language)}"><head><meta charset="utf-8"></head>`,
    '<body style="margin:0;padding:24px 12px;background:#f4f4f5;color:#18181b;font:16px/1.5 Arial,sans-serif">',
    '<div style="max-width:560px;margin:0 auto;background:#ffffff">',
    headHtml(brand),
    `<div style="padding:24px 24px 8px">${paragraphs.join('')}</div>`,
    '</div></body></html>',
  ].join('');
}
