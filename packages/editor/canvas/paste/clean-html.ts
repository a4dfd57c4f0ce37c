import { cleanText } from '@plinth/model';
import { allowedAttribute, cleanRichText } from '@plinth/widgets/kit';
import { convertBoxes, unwrap } from './blocks.ts';

/** Elements that are removed with their content. */
const NOISE = 'style, script, meta, link, title, xml, noscript, template, object, iframe';

const inlineStyle = (element: Element, property: string): string =>
  new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'i')
    .exec(element.getAttribute('style') ?? '')?.[1]
    ?.trim()
    .toLowerCase() ?? '';

/** Replaces an element by one with another tag. Preserves children and structural attributes. */
function replaceTag(element: Element, tag: string): Element {
  const next = element.ownerDocument.createElement(tag);
  next.append(...element.childNodes);
  for (const name of ['href', 'start', 'colspan', 'rowspan']) {
    const value = element.getAttribute(name);
    if (value !== null) next.setAttribute(name, value);
  }
  element.replaceWith(next);
  return next;
}

const isBold = (weight: string): boolean => weight === 'bold' || Number(weight) >= 600;

/** Puts a span that is shown as a block in a box. */
function boxShownAsBlock(span: Element): void {
  if (!/^(?:block|flex|grid|list-item)/.test(inlineStyle(span, 'display'))) return;
  const box = span.ownerDocument.createElement('div');
  span.before(box);
  box.append(span);
}

/** Turns meaningful inline styles into elements. Unwraps a `b` that is styled as normal text. */
function convertInlineStyles(element: Element): void {
  const weight = inlineStyle(element, 'font-weight');
  const marks = [
    isBold(weight) && 'strong',
    /italic|oblique/.test(inlineStyle(element, 'font-style')) && 'em',
    /underline/.test(inlineStyle(element, 'text-decoration(?:-line)?')) && 'u',
    /line-through/.test(inlineStyle(element, 'text-decoration(?:-line)?')) && 's',
    inlineStyle(element, 'vertical-align') === 'super' && 'sup',
    inlineStyle(element, 'vertical-align') === 'sub' && 'sub',
  ].filter((mark) => mark !== false);
  const isInline = element.matches('span, font');
  const isNormal = element.matches('b, strong') && /normal|400/.test(weight);
  if (!isInline && !isNormal) return;
  for (const mark of marks) {
    const inner = element.ownerDocument.createElement(mark);
    inner.append(...element.childNodes);
    element.append(inner);
  }
  unwrap(element);
}

const ORDERED = /^\s*(?:\d{1,3}|[a-z]|[ivxlc]{1,6})[.)]/i;

type OpenList = { readonly list: Element; readonly level: number };

const levelOf = (item: Element): number =>
  Number(/mso-list:[^;]*level(\d)/i.exec(item.getAttribute('style') ?? '')?.[1] ?? 0);

/** Removes Word's bullet from the text of a paragraph and returns the list type it stands for. */
function removeBullet(item: Element): 'ol' | 'ul' {
  const bullet = [...item.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  bullet?.remove();
  return ORDERED.test(bullet?.textContent ?? '') ? 'ol' : 'ul';
}

/** Creates a list before the item, or in the last entry of the surrounding list. */
function openList(item: Element, tag: string, surrounding: Element | undefined): Element {
  const list = item.ownerDocument.createElement(tag);
  const entry = surrounding?.lastElementChild;
  if (entry) entry.append(list);
  else item.before(list);
  return list;
}

/** Turns Word's lists, which are paragraphs with bullets in the text, into nested lists. */
function convertWordLists(body: Element): void {
  const open: OpenList[] = [];
  for (const item of [...body.querySelectorAll('p')]) {
    const level = levelOf(item);
    if (level === 0) continue;
    if (open[0]?.list.nextElementSibling !== item) open.length = 0;
    const tag = removeBullet(item);
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    if ((open.at(-1)?.level ?? 0) < level)
      open.push({ list: openList(item, tag, open.at(-1)?.list), level });
    open.at(-1)?.list.append(replaceTag(item, 'li'));
  }
}

function removeComments(body: Element): void {
  const walker = body.ownerDocument.createTreeWalker(body, 128);
  const found: Node[] = [];
  while (walker.nextNode()) found.push(walker.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
}

const DROPPED_ATTRIBUTES = ['class', 'style', 'id', 'title'];

function cleanAttributes(element: Element): void {
  const tag = element.localName;
  for (const { name, value } of [...element.attributes]) {
    const allowed = DROPPED_ATTRIBUTES.includes(name) ? null : allowedAttribute(tag, name, value);
    if (allowed === null) element.removeAttribute(name);
    else if (allowed !== value) element.setAttribute(name, allowed);
  }
}

/** Whether a link leads nowhere, or shows nothing to click. */
const isEmptyLink = (link: Element): boolean =>
  !(link.hasAttribute('href') || link.id) ||
  (!link.id && link.textContent?.trim() === '' && !link.querySelector('img'));

function removeEmptyBlocks(body: Element): void {
  for (const block of [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')]) {
    const isEmpty = block.textContent?.replaceAll('\u00a0', ' ').trim() === '';
    if (isEmpty && !block.querySelector('img')) block.remove();
  }
}

/**
 * Reduces external HTML, in place, to what rich text supports: paragraphs, headings, lists, tables,
 * links, bold, italic, and similar. Removes fonts, sizes, and colors.
 */
function cleanBody(body: HTMLElement): void {
  removeComments(body);
  for (const noise of [...body.querySelectorAll(NOISE)]) noise.remove();
  for (const element of [...body.querySelectorAll('*')])
    if (element.localName === 'o:p') unwrap(element);
  convertWordLists(body);
  for (const span of [...body.querySelectorAll('span[style]')]) boxShownAsBlock(span);
  for (const element of [...body.querySelectorAll('span, font, b, strong')])
    convertInlineStyles(element);
  convertBoxes(body);
  for (const element of [...body.querySelectorAll('*')]) cleanAttributes(element);
  // Only files can be uploaded; see `pasted-images.ts`.
  for (const image of [...body.querySelectorAll('img:not([data-media], [data-icon])')])
    image.remove();
  for (const link of [...body.querySelectorAll('a')]) if (isEmptyLink(link)) unwrap(link);
  removeEmptyBlocks(body);
}

type FrameWindow = Window & { readonly DOMParser: typeof DOMParser };

/** Removes event handlers before parsing, because the frame's CSP would report each one. */
const stripHandlers = (html: string): string =>
  html.replace(/<[a-z][^>]*>/gi, (tag) =>
    tag.replace(/\son[a-z]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, ''),
  );

/** Parses external HTML with the frame's own parser. */
export function parseHtml(frame: Window, html: string): HTMLElement {
  const parser = new (frame as FrameWindow).DOMParser();
  return parser.parseFromString(stripHandlers(html), 'text/html').body;
}

/** Parses and cleans external HTML. */
export function parseExternalHtml(frame: Window, html: string): HTMLElement {
  const body = parseHtml(frame, cleanText(html));
  cleanBody(body);
  return body;
}

/** The content of an element as rich text that can be stored. */
export const storedHtml = (element: Element): string =>
  cleanRichText(element.innerHTML)
    .replace(/(?:&nbsp;|\u00a0)/g, ' ')
    .replace(/\s+(?=<\/(?:p|h[1-6]|li)>)/g, '')
    .trim();
