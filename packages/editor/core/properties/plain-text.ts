import type { Properties } from '@plinth/model';

/** The words of a widget itself, without markup; empty where it has none. */
export function plainText({ html, label }: Properties): string {
  const words = typeof html === 'string' ? html.replace(/<[^>]*>/g, ' ') : label;
  return typeof words === 'string'
    ? words
        .replaceAll('&nbsp;', ' ')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&')
        .replace(/\s+/g, ' ')
        .trim()
    : '';
}
