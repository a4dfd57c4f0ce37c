import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  html,
  parse,
  parseFragment,
  serialize,
} from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** Open formatting is repeated in each paragraph, so that short code can become a huge tree. */
const MAX_ELEMENTS = 20_000;

/** Builds a tree. Throws a `RangeError` if it gets too large. */
function limitedAdapter(): typeof defaultTreeAdapter {
  let elements = 0;
  return {
    ...defaultTreeAdapter,
    createElement: (...parts) => {
      elements += 1;
      if (elements > MAX_ELEMENTS) throw new RangeError('too many elements');
      return defaultTreeAdapter.createElement(...parts);
    },
  };
}

const DOCTYPE = '<!DOCTYPE html>';

/** Whatever embeds can be in, in any order, so that no end tag closes an element around it. */
const AROUND = [
  ...['main', 'article', 'section', 'header', 'footer', 'nav', 'aside', 'details', 'dialog'],
  ...['figure', 'fieldset', 'blockquote', 'address', 'menu', 'ul', 'ol', 'dl', 'div'],
];

/** What follows. Open formatting would surround the text, and an open form rule out the other. */
const FOLLOWING = '<i>x</i><form></form>';

const isElement = (node: DefaultTreeAdapterTypes.Node | undefined): node is Element =>
  node !== undefined && 'tagName' in node;

/** Whether the last children are what `FOLLOWING` has when nothing gets in its way. */
function hasFollowing({ childNodes }: ParentNode): boolean {
  const [text, form] = childNodes.slice(-2);
  if (!isElement(text) || !isElement(form)) return false;
  const isText = text.tagName === 'i' && text.childNodes[0]?.nodeName === '#text';
  return isText && form.tagName === 'form' && form.childNodes.length === 0;
}

type Page = { readonly head: Element; readonly body: Element };

/** Null if the page has other parts than its head and its body. */
function parsePage(page: string, scriptingEnabled: boolean): Page | null {
  const options = { scriptingEnabled, treeAdapter: limitedAdapter() };
  const root = parse(DOCTYPE + page, options).childNodes.at(-1);
  if (!isElement(root) || root.childNodes.length !== 2) return null;
  const [head, body] = root.childNodes;
  if (!isElement(head) || !isElement(body) || body.tagName !== 'body') return null;
  return { head, body };
}

/** The innermost of the elements around an embed. Null if one of them has anything else. */
function innermost(body: Element): Element | null {
  let parent = body;
  for (const tag of AROUND.slice(0, -1)) {
    const [child, ...others] = parent.childNodes;
    if (!isElement(child) || child.tagName !== tag || others.length > 0) return null;
    parent = child;
  }
  return parent;
}

/** Whether the page around an embed is what it would be without the embed. */
function leavesPage(code: string, scriptingEnabled: boolean): boolean {
  const open = AROUND.map((tag) => `<${tag}>`).join('');
  // The text rules out a frameset, as the content of every page does.
  const page = parsePage(`<head></head><body>${open}x${code}</div>${FOLLOWING}`, scriptingEnabled);
  if (!page || page.head.childNodes.length > 0 || page.body.attrs.length > 0) return false;
  const parent = innermost(page.body);
  return parent?.childNodes.length === 3 && hasFollowing(parent);
}

/** Whether everything after code in the head is what it would be without the code. */
function leavesBody(code: string, scriptingEnabled: boolean): boolean {
  const following = `<link></head><body class="x">${FOLLOWING}</body></html>`;
  const page = parsePage(`<html><head>${code}${following}`, scriptingEnabled);
  if (page?.body.attrs[0]?.value !== 'x' || !hasFollowing(page.body)) return false;
  return [page.head.childNodes.at(-1), page.body.childNodes.at(-3)].some(
    (next) => next?.nodeName === 'link',
  );
}

const parseInside = (code: string, scriptingEnabled: boolean) =>
  parseFragment(defaultTreeAdapter.createElement('div', html.NS.HTML, []), code, {
    scriptingEnabled,
    treeAdapter: limitedAdapter(),
  });

/** Closes what only browsers without scripts parse, and the element that nothing closes. */
function closeRaw(root: ParentNode): void {
  const parents: ParentNode[] = [root];
  for (let parent = parents.pop(); parent; parent = parents.pop()) {
    for (const node of parent.childNodes.filter(isElement)) {
      if (node.tagName === 'plaintext') node.tagName = 'pre';
      const [child] = node.childNodes;
      if (node.tagName === 'noscript' && child && 'value' in child)
        child.value = serialize(parseInside(child.value, false));
      parents.push(node);
      if ('content' in node) parents.push((node as DefaultTreeAdapterTypes.Template).content);
    }
  }
}

function closedInside(code: string): string {
  const fragment = parseInside(code, true);
  closeRaw(fragment);
  return serialize(fragment);
}

function closedInHead(code: string): string {
  const page = parsePage(`<html><head>${code}`, true);
  if (!page) return closedInside(code);
  closeRaw(page.head);
  closeRaw(page.body);
  return serialize(page.head) + serialize(page.body);
}

/** Closing a script that is open twice leaves it open once. */
const MAX_ROUNDS = 4;

type Rules = {
  readonly stays: (code: string, scriptingEnabled: boolean) => boolean;
  readonly close: (code: string) => string;
  /** In place of code that can't be closed, because its elements are too many or nested too deeply. */
  readonly fallback: (code: string) => string;
};

/** Newer browsers parse what is in a `select` as in other elements, which older ones drop. */
const readings = (code: string): readonly string[] =>
  /<select/i.test(code) ? [code, code.replace(/(<\/?)select\b/gi, '$1center')] : [code];

function closed(code: string, { stays, close, fallback }: Rules): string {
  const isClosed = (given: string) =>
    readings(given).every(
      (read) => stays(read, true) && (!/<noscript/i.test(read) || stays(read, false)),
    );
  if (!code.includes('<')) return code;
  try {
    if (isClosed(code)) return code;
    let result = code;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      result = close(result);
      if (isClosed(result)) return result;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return fallback(code);
}

/**
 * Code in the body of a page that leaves everything after it where it is, as inner HTML does in the
 * canvas: whatever is open is closed, and surplus end tags are dropped. Other code is unchanged.
 */
export const closedCode = (code: string): string =>
  closed(code, {
    stays: leavesPage,
    close: closedInside,
    fallback: (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  });

/** Code in the head of a page that leaves its body as it is. Elements of a body come before it. */
export const closedHeadCode = (code: string): string =>
  closed(code, { stays: leavesBody, close: closedInHead, fallback: () => '' });
