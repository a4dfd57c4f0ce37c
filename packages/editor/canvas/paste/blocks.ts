/** Blocks of pasted HTML as blocks of rich text: paragraphs wherever pages have boxes. */

/** Blocks that rich text has. */
const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, pre, table, hr';

/** Parts of lists and tables. */
const PARTS = 'li, thead, tbody, tfoot, tr, td, th, colgroup, col';

/** Blocks of pages that rich text doesn't have. */
const BOXES =
  'div, section, article, main, header, footer, nav, aside, address, dl, dt, dd, figure, figcaption, details, summary, fieldset, legend, form, center, hgroup, dialog, menu, dir, search, caption';

const MARKS = 'a, b, strong, i, em, u, s, sub, sup, small, code, mark, span, font, ins, del, label';

const LINES = 'h1, h2, h3, h4, h5, h6';

const create = (near: Element, tag: string): HTMLElement => near.ownerDocument.createElement(tag);

export const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

const isElement = (node: Node): node is Element => node.nodeType === 1;
const isBlank = (node: Node): boolean =>
  !isElement(node) && (node.nodeValue ?? '').replaceAll('\u00a0', ' ').trim() === '';

const holdsBlocks = (element: Element): boolean =>
  element.querySelector(`${BLOCKS}, ${PARTS}, ${BOXES}`) !== null;

const isBlock = (node: Node): node is Element =>
  isElement(node) && (node.matches(`${BLOCKS}, ${PARTS}, ${BOXES}`) || holdsBlocks(node));

function endLine(paragraph: Element | null): void {
  while (paragraph?.lastChild?.nodeName === 'BR') paragraph.lastChild.remove();
}

/**
 * Wraps text beside blocks, with its inline siblings, in paragraphs. A line break stays one; two of
 * them end a paragraph.
 */
function wrapLooseText(box: Element): void {
  let open: Element | null = null;
  const end = () => {
    endLine(open);
    open = null;
  };
  for (const node of [...box.childNodes]) {
    if (isElement(node) && node.matches(BLOCKS)) end();
    else if (node.nodeName === 'BR') {
      const isSecond = open?.lastChild?.nodeName === 'BR';
      if (open && !isSecond) open.append(node);
      else (node as Element).remove();
      if (isSecond) end();
    } else if (open) {
      if (!isBlank(node) || open.lastChild?.nodeName !== 'BR') open.append(node);
    } else if (!isBlank(node)) {
      open = create(box, 'p');
      node.parentNode?.insertBefore(open, node);
      open.append(node);
    }
  }
  end();
}

/** Moves a link or mark around blocks into them, as rich text has it. */
function pushInward(mark: Element): void {
  for (const node of [...mark.childNodes]) {
    const inner = mark.cloneNode(false) as Element;
    if (isBlock(node)) {
      inner.append(...node.childNodes);
      node.append(inner);
      if (holdsBlocks(inner)) pushInward(inner);
    } else if (!isBlank(node)) {
      mark.insertBefore(inner, node);
      inner.append(node);
    }
  }
  unwrap(mark);
}

const toParagraph = (box: Element): void => {
  const paragraph = create(box, 'p');
  paragraph.append(...box.childNodes);
  box.replaceWith(paragraph);
};

/** Paragraphs in a heading, which has lines. */
function joinLines(heading: Element): void {
  wrapLooseText(heading);
  for (const paragraph of [...heading.children]) {
    if (paragraph.nextElementSibling) paragraph.append(create(heading, 'br'));
    unwrap(paragraph);
  }
}

function convertBox(element: Element): void {
  const isHolding = element.querySelector(BLOCKS) !== null;
  const isBox = element.matches(`${BOXES}, p`) || !element.matches(`${BLOCKS}, ${PARTS}, ${MARKS}`);
  if (element.matches('caption')) element.closest('table')?.before(element);
  if (element.matches(LINES) && isHolding) {
    if ([...element.querySelectorAll(BLOCKS)].every((block) => block.matches('p')))
      joinLines(element);
    else {
      wrapLooseText(element);
      unwrap(element);
    }
  } else if (isBox && isHolding) {
    wrapLooseText(element);
    unwrap(element);
  } else if (element.matches(BOXES)) toParagraph(element);
}

/** Items without their list, as when some of them are copied. */
function wrapLooseItems(body: Element): void {
  for (const item of [...body.querySelectorAll('li')]) {
    if (item.parentElement?.matches('ul, ol, menu, dir')) continue;
    const list = create(item, 'ul');
    item.replaceWith(list);
    for (let next: Element | null = item; next?.localName === 'li'; next = list.nextElementSibling)
      list.append(next);
  }
}

/** An item with one paragraph, and perhaps lists below it, has its text without one. */
function unwrapSingleParagraphs(body: Element): void {
  for (const item of [...body.querySelectorAll('li')]) {
    const [first, ...others] = [...item.childNodes].filter((node) => !isBlank(node));
    if (first?.nodeName !== 'P') continue;
    if (others.every((node) => isElement(node) && node.matches('ul, ol'))) unwrap(first as Element);
  }
}

/**
 * Turns boxes into paragraphs, from the inside out, and unwraps those around blocks, so that each
 * boundary between blocks stays one. Elements that rich text doesn't know are boxes if they hold blocks.
 */
export function convertBoxes(body: Element): void {
  for (const list of [...body.querySelectorAll('menu, dir')])
    if (list.querySelector('li')) {
      const next = create(list, 'ul');
      next.append(...list.childNodes);
      list.replaceWith(next);
    }
  wrapLooseItems(body);
  for (const mark of [...body.querySelectorAll(MARKS)]) if (holdsBlocks(mark)) pushInward(mark);
  for (const element of [...body.querySelectorAll('*')].reverse()) convertBox(element);
  unwrapSingleParagraphs(body);
  wrapLooseText(body);
}
