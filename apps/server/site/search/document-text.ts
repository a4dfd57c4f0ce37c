import type { WidgetNode } from '@plinth/model';
import { isSeen, renderDocument } from '@plinth/render';
import { emptySite, type SiteContext } from '@plinth/widgets/kit';
import { htmlText } from '../../documents/html-text.ts';

/** What visitors read in a document. */
export type DocumentText = { readonly headings: string; readonly text: string };

/** Characters of a document that are in the index. */
const MAX_TEXT = 200_000;

/** A file that captions can be of. */
const IMAGE = {
  ...{ id: 1, url: '', name: '', width: 1, height: 1, mime_type: 'image/webp', title: '', alt: '' },
  focal_point: { x: 50, y: 50 },
  sources: [],
};

const contextOf = (fact: SiteContext['fact']): SiteContext =>
  emptySite({
    fact,
    text: () => '',
    link: () => ({ href: '/' }),
    media: () => IMAGE,
    loadsIframes: false,
    runsCode: false,
  });

/** Not text of the page. */
const SILENT = /<(script|style|svg|template|noscript|select|iframe)\b[^>]*>.*?<\/\1>/gs;

const HEADING = /<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs;

/** Between a heading, a row, or a list item that has no period and what follows. */
const SEPARATOR = ' · ';

/** The end of what a separator may follow. Practically unused in text. */
const MARK = '␟';

const PART_END = /(?=<\/(?:h[1-6]|li|tr|dt|dd|figcaption|button)>)/gi;

const UNFINISHED = /(?<=[^\s.!?…:;,·。！？␟])\s*␟[\s␟]*/gu;

/** The words, with what excerpts show between parts that would run into each other. */
const separatedText = (html: string): string => {
  const text = htmlText(html.replace(PART_END, MARK))
    .replace(UNFINISHED, SEPARATOR)
    .replace(/[\s␟]*␟[\s␟]*/g, ' ')
    .trim();
  return text.endsWith(SEPARATOR.trimEnd()) ? text.slice(0, -SEPARATOR.trimEnd().length) : text;
};

/** A document without the widgets that no device shows. */
const withoutHidden = (node: WidgetNode, fact: SiteContext['fact']): WidgetNode => ({
  ...node,
  children: node.children
    .filter((child) => isSeen(child, fact))
    .map((child) => withoutHidden(child, fact)),
});

/** Reads a document as visitors see it: without what is hidden from them. */
export function documentText(tree: WidgetNode, fact: SiteContext['fact']): DocumentText {
  if (!isSeen(tree, fact)) return { headings: '', text: '' };
  const shownTree = withoutHidden(tree, fact);
  const { html } = renderDocument({ tree: shownTree, scope: 'content', site: contextOf(fact) });
  const shown = html.replace(SILENT, ' ');
  const headings = [...shown.matchAll(HEADING)].map(([, , words = '']) => htmlText(words));
  return { headings: headings.join(' '), text: separatedText(shown).slice(0, MAX_TEXT) };
}
