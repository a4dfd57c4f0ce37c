import { expect, type Locator, type Page } from 'playwright/test';

export type Focus = {
  /** Test id or accessible name of the focused element. */
  readonly name: string;
  /** Whether the focus is visible: by ring, caret, selection outline, or a new screen. */
  readonly isSeen: boolean;
  /** Whether the focus is in the browser's own UI. */
  readonly isOutside: boolean;
};

/** The focused element in any frame. */
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

/** Presses a key and checks that the focus is visible; only Tab may leave the page. */
export async function press(page: Page, key: string): Promise<Focus> {
  await page.keyboard.press(key);
  const mayLeave = /(?:^|\+)Tab$/.test(key);
  let focus = await focusOf(page);
  const isKept = () => focus.isSeen || (mayLeave && focus.isOutside);
  if (!isKept())
    await expect
      .poll(async () => {
        focus = await focusOf(page);
        return isKept() ? 'seen' : `${key}: ${focus.name}`;
      })
      .toBe('seen');
  return focus;
}

/** More than any screen has tab stops. */
const MOST_STOPS = 120;

/** Presses Tab until `name` has the focus; resolves to the names passed. */
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

/** Waits until the dialog around an element has taken the focus, shortly after it is shown. */
async function untilEntered(target: Locator): Promise<void> {
  const isEntered = () =>
    target.evaluate((element) => {
      const dialog = element.closest('[aria-modal="true"]');
      return dialog === null || dialog.contains(document.activeElement);
    });
  await expect.poll(isEntered).toBe(true);
}

/** Presses Tab until an element has the focus. It may have it already. */
export async function tabUntil(page: Page, target: Locator): Promise<void> {
  await untilEntered(target);
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < MOST_STOPS && !(await isFocused()); stops += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Runs a command by id through the palette, as while a text is selected. */
export async function runCommand(page: Page, id: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByTestId(`pick-${id}`).click();
}

type LayoutKey = {
  /** The character that the layout produces. */
  readonly key: string;
  /** The physical key. */
  readonly code: string;
  readonly ctrl?: boolean;
  readonly alt?: boolean;
  readonly shift?: boolean;
};

/** Presses keys as on another keyboard layout. */
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
