import { cleanText } from '@plinth/model';

const LINE_END = /\r\n?|\n|\u0085|\u2028|\u2029/g;

/**
 * The paragraphs of a plain text, each with its lines: a blank line ends a paragraph. Lines have no
 * spaces around them, and blank lines at the start and the end are left out.
 */
export function textParagraphs(text: string): readonly (readonly string[])[] {
  const paragraphs: string[][] = [[]];
  for (const line of cleanText(text.replace(LINE_END, '\n')).split('\n')) {
    const words = line.trim();
    if (words !== '') paragraphs.at(-1)?.push(words);
    else if (paragraphs.at(-1)?.length) paragraphs.push([]);
  }
  return paragraphs.filter((lines) => lines.length > 0);
}

/** Whether a text has more than one line. */
export const hasLines = (text: string): boolean => textParagraphs(text).flat().length > 1;

/** The paragraphs of a plain text as elements, with line breaks between their lines. */
export function plainTextBody(page: Document, text: string): HTMLElement {
  const body = page.createElement('div');
  for (const lines of textParagraphs(text)) {
    const paragraph = page.createElement('p');
    for (const [index, line] of lines.entries()) {
      if (index > 0) paragraph.append(page.createElement('br'));
      paragraph.append(line);
    }
    body.append(paragraph);
  }
  return body;
}
