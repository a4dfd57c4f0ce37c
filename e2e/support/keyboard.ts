import { expect, type Page } from 'playwright/test';

export type Focus = {
  /** Test id, or else the name, of what has the focus. */
  readonly name: string;
  /** A ring, a caret or the outline of the selected widget shows it; a new screen is itself the sign. */
  readonly isSeen: boolean;
  /** The browser's own chrome has it. */
  readonly isOutside: boolean;
};

/** What has the focus, in whatever frame it is. */
export const focusOf = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const deepest = (root: Document): Element | null => {
      const { activeElement } = root;
      const isFrame = activeElement instanceof HTMLIFrameElement;
      const inner = isFrame ? activeElement.contentDocument : null;
      return inner ? deepest(inner) : activeElement;
    };
    const hasRing = (element: Element | null, pseudo?: string): boolean => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, content } = getComputedStyle(element, pseudo);
      const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
      return isDrawn && (pseudo === undefined || content !== 'none');
    };
    const element = deepest(document);
    const inPage = element?.ownerDocument !== document;
    const selected = document.querySelector('[data-testid="selected-outline"]:not([hidden])');
    return {
      name:
        element?.closest('[data-testid]')?.getAttribute('data-testid') ??
        element?.getAttribute('aria-label') ??
        element?.textContent?.trim() ??
        '',
      isSeen:
        element?.matches('[contenteditable], #content') === true ||
        hasRing(element) ||
        hasRing(element, '::after') ||
        (element?.matches('[type="radio"]') === true && hasRing(element.nextElementSibling)) ||
        (inPage && selected !== null),
      isOutside: element === document.body,
    };
  });

/** Presses a key and looks whether one still sees where one is; only Tab may leave the page. */
export async function press(page: Page, key: string): Promise<Focus> {
  await page.keyboard.press(key);
  const mayLeave = /(?:^|\+)Tab$/.test(key);
  const isKept = async () => {
    const focus = await focusOf(page);
    return focus.isSeen || (mayLeave && focus.isOutside) ? 'seen' : `${key}: ${focus.name}`;
  };
  await expect.poll(isKept).toBe('seen');
  return focusOf(page);
}

/** More than there are places to stop at on any screen. */
const MOST_STOPS = 120;

/** Goes on by Tab until `name` has the focus; the names that were passed. */
export async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<string[]> {
  const passed: string[] = [];
  const isThere = (focus: Focus) =>
    typeof name === 'string' ? focus.name === name : name.test(focus.name);
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    const focus = await press(page, key);
    passed.push(focus.name);
    if (!focus.isOutside && isThere(focus)) return passed;
  }
  throw new Error(`${key} does not lead to ${name}; it passes ${passed.join(', ')}`);
}

type LayoutKey = {
  /** What the layout writes there. */
  readonly key: string;
  /** Where the key is. */
  readonly code: string;
  readonly ctrl?: boolean;
  readonly alt?: boolean;
  readonly shift?: boolean;
};

/** Presses keys as a keyboard of another language sends them. */
export async function pressOnLayout(page: Page, ...keys: readonly LayoutKey[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const { key, code, ctrl, alt, shift } of keys) {
    const modifiers = (alt ? 1 : 0) + (ctrl ? 2 : 0) + (shift ? 8 : 0);
    const event = { key, code, modifiers, windowsVirtualKeyCode: code.charCodeAt(code.length - 1) };
    await session.send('Input.dispatchKeyEvent', { ...event, type: 'rawKeyDown' });
    await session.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' });
  }
  await session.detach();
}
