import { richTextsIn, type WidgetNode } from '@plinth/model';
import { WIDGETS } from '@plinth/widgets';
import { htmlText } from './html-text.ts';

const WORDS_PER_MINUTE = 220;
/** Of languages that are written without spaces. */
const LETTERS_PER_MINUTE = 500;

const LETTER =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu;

function minutesOf(html: string): number {
  const text = htmlText(html);
  const letters = text.match(LETTER)?.length ?? 0;
  const words = text.replace(LETTER, ' ').match(WORD)?.length ?? 0;
  return letters / LETTERS_PER_MINUTE + words / WORDS_PER_MINUTE;
}

function exactMinutes({ widget, properties, children }: WidgetNode): number {
  const schema = WIDGETS.get(widget)?.properties;
  const texts = schema ? richTextsIn(schema, properties) : [];
  const parts = [...texts.map(minutesOf), ...children.map(exactMinutes)];
  return parts.reduce((sum, minutes) => sum + minutes, 0);
}

/** Stored documents that are alike are the same object. */
const known = new WeakMap<WidgetNode, number>();

/** How long the texts of a document take to read, in whole minutes, at least one. */
export function readingMinutes(document: WidgetNode): number {
  const minutes = known.get(document) ?? Math.max(1, Math.round(exactMinutes(document)));
  known.set(document, minutes);
  return minutes;
}
