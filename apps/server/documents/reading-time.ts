import { mapRichText, type WidgetNode } from '@plinth/model';
import { plainText } from '@plinth/render';
import { WIDGETS } from '@plinth/widgets';

const WORDS_PER_MINUTE = 220;
/** Of languages that are written without spaces. */
const LETTERS_PER_MINUTE = 500;

const LETTER =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu;

/** Tags that separate words. */
const TAG = /<\/?(?:p|li|h[1-6]|br|td|th|div|blockquote|pre)\b[^>]*>/g;

function minutesOf(html: string): number {
  const text = plainText(html.replace(TAG, ' '));
  const letters = text.match(LETTER)?.length ?? 0;
  const words = text.replace(LETTER, ' ').match(WORD)?.length ?? 0;
  return letters / LETTERS_PER_MINUTE + words / WORDS_PER_MINUTE;
}

function exactMinutes({ widget, properties, children }: WidgetNode): number {
  const schema = WIDGETS.get(widget)?.properties;
  let minutes = 0;
  const count = (html: string): string => {
    minutes += minutesOf(html);
    return html;
  };
  if (schema) mapRichText(schema, properties, count);
  return children.reduce((sum, child) => sum + exactMinutes(child), minutes);
}

/** Stored documents that are alike are the same object. */
const known = new WeakMap<WidgetNode, number>();

/** How long the texts of a document take to read, in whole minutes, at least one. */
export function readingMinutes(document: WidgetNode): number {
  const minutes = known.get(document) ?? Math.max(1, Math.round(exactMinutes(document)));
  known.set(document, minutes);
  return minutes;
}
