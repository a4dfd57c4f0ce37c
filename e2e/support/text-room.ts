import type { Page } from 'playwright/test';

/** Makes every text of a page 40 % longer, as translations are: words more, or a longer word. */
export const lengthenTexts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const text = node.textContent?.trim() ?? '';
      const more = text.slice(0, Math.ceil(text.length * 0.4));
      if (text !== '') node.textContent += (text.includes(' ') ? ' ' : '') + more;
    }
  });

/** Texts that are cut off, that leave the window, or that are drawn over another text. */
export const crampedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Line = { text: string; owner: Element; box: DOMRect };
    /** Letters are drawn in the middle of a line's box. px that rounding explains are left out. */
    const lettersOf = ({ x, y, width, height }: DOMRect) =>
      new DOMRect(x + 1, y + height * 0.25, width - 2, height * 0.5);
    const isWithin = (box: DOMRect, { left, right, top, bottom }: DOMRect) =>
      box.left >= left - 1 &&
      box.right <= right + 1 &&
      box.top >= top - 1 &&
      box.bottom <= bottom + 1;
    const meets = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    /** What floats over the page may be over its texts. */
    const floating = (element: Element) => element.closest('.moto-sticky');

    /** Texts for screen readers, and traps for programs that fill in forms. */
    const isClippedAway = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isClippedAway(element.parentElement));

    const lines: Line[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const owner = node.parentElement;
      if (!owner?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (isClippedAway(owner)) continue;
      const text = node.textContent?.trim() ?? '';
      const range = document.createRange();
      range.selectNodeContents(node);
      // Texts for screen readers alone have one pixel.
      for (const rect of range.getClientRects())
        if (text !== '' && owner.clientWidth !== 1 && rect.width > 2)
          lines.push({ text, owner, box: lettersOf(rect) });
    }

    const clippedBy = (owner: Element, box: DOMRect): boolean => {
      for (let around: Element | null = owner; around; around = around.parentElement) {
        const isRoot = around === document.body || around === document.documentElement;
        const { overflowX } = getComputedStyle(around);
        if (isRoot || overflowX === 'visible') continue;
        if (!isWithin(box, around.getBoundingClientRect())) return true;
      }
      return false;
    };
    const cut = lines.filter(
      ({ owner, box }) => box.left < -1 || box.right > innerWidth + 1 || clippedBy(owner, box),
    );
    const over = lines.filter((line, index) =>
      lines
        .slice(index + 1)
        .some(
          (other) =>
            other.owner !== line.owner &&
            floating(other.owner) === floating(line.owner) &&
            meets(line.box, other.box),
        ),
    );
    return [
      ...cut.map(({ text }) => `cut off: ${text}`),
      ...over.map(({ text }) => `over another text: ${text}`),
    ];
  });
