import { isSafeUrl, type NodeId, type Properties, type WidgetNode } from '@plinth/model';
import { newWidget } from '../../core/commands/new-widget.ts';
import { widgetFor } from '../../core/widgets/received-content.ts';
import { storedHtml } from './clean-html.ts';

type NewId = () => NodeId;

const made = (newId: NewId, widget: string, properties: Properties): WidgetNode => {
  const fresh = newWidget(newId, widget);
  return { ...fresh, properties: { ...fresh.properties, ...properties } };
};

const textOf = (newId: NewId, html: string): WidgetNode => {
  const { widget, path } = widgetFor('html');
  return made(newId, widget, { [path]: html });
};

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);

/** Plain text as widgets: a lone URL becomes a button, any other text becomes paragraphs. */
export function fromText(newId: NewId, text: string): readonly WidgetNode[] {
  const trimmed = text.trim();
  if (trimmed === '') return [];
  if (/^https?:\/\/\S+$/.test(trimmed) && isSafeUrl(trimmed)) {
    const label = trimmed.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
    const { widget, path, label: name } = widgetFor('link');
    const link = { action: 'url', url: trimmed };
    return [made(newId, widget, { [name]: label.slice(0, 100), [path]: link })];
  }
  const html = trimmed
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escaped(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
  return [textOf(newId, html)];
}

const isHeading = (html: string): boolean => /^<h[1-6]/.test(html);

/**
 * Cleaned HTML as widgets: each heading becomes a text widget, and so does all content between two
 * headings. Images of other sites are dropped, because only files can be uploaded.
 */
export function fromBody(newId: NewId, body: HTMLElement): readonly WidgetNode[] {
  const groups: string[][] = [];
  for (const child of [...body.children]) {
    const holder = body.ownerDocument.createElement('div');
    holder.append(child);
    const html = storedHtml(holder);
    if (html === '') continue;
    const open = groups.at(-1);
    if (open && !isHeading(html) && !isHeading(open[0] ?? '')) open.push(html);
    else groups.push([html]);
  }
  return groups.map((parts) => textOf(newId, parts.join('')));
}
