import {
  isLinkUrl,
  normalUrl,
  type Properties,
  plainAddress,
  type WidgetNode,
} from '@plinth/model';
import { newWidget, type WidgetMaker } from '../../core/commands/new-widget.ts';
import { widgetFor } from '../../core/widgets/received-content.ts';
import { storedHtml } from './clean-html.ts';
import { textParagraphs } from './plain-text.ts';

const widgetWith = (maker: WidgetMaker, widget: string, properties: Properties): WidgetNode => {
  const created = newWidget(maker, widget);
  return { ...created, properties: { ...created.properties, ...properties } };
};

const textWidget = (maker: WidgetMaker, html: string): WidgetNode => {
  const { widget, path } = widgetFor('html');
  return widgetWith(maker, widget, { [path]: html });
};

const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>]/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[character] ?? character,
  );

/** A whole URL, also in the brackets of mail programs. Names of files look like hosts. */
const LONE_URL = /^\S*(?:https?:|www\.)\S+$/i;

/** Plain text as widgets: a lone URL becomes a button, any other text becomes paragraphs. */
export function widgetsFromText(maker: WidgetMaker, text: string): readonly WidgetNode[] {
  const trimmed = text.trim();
  if (trimmed === '') return [];
  const url = normalUrl(trimmed);
  if (/^https?:\/\//i.test(url) && LONE_URL.test(trimmed) && isLinkUrl(url)) {
    const label = plainAddress(trimmed)
      .replace(/^https?:\/\/(?:www\.)?/, '')
      .replace(/\/$/, '');
    const { widget, path, label: name } = widgetFor('link');
    const link = { action: 'url', url };
    return [widgetWith(maker, widget, { [name]: label.slice(0, 100), [path]: link })];
  }
  const html = textParagraphs(text)
    .map((lines) => `<p>${lines.map(escapeHtml).join('<br>')}</p>`)
    .join('');
  return [textWidget(maker, html)];
}

const isHeading = (html: string): boolean => /^<h[1-6]/.test(html);

/**
 * Cleaned HTML as widgets: each heading becomes a text widget, and so does all content between two
 * headings.
 */
export function widgetsFromBody(maker: WidgetMaker, body: HTMLElement): readonly WidgetNode[] {
  const groups: string[][] = [];
  for (const child of [...body.children]) {
    const container = body.ownerDocument.createElement('div');
    container.append(child);
    const html = storedHtml(container);
    if (html === '') continue;
    const open = groups.at(-1);
    if (open && !isHeading(html) && !isHeading(open[0] ?? '')) open.push(html);
    else groups.push([html]);
  }
  return groups.map((parts) => textWidget(maker, parts.join('')));
}
