import type { Page } from 'playwright/test';

/** px that a target on phones needs in both directions. */
const LEAST = 44;

/** What can be tapped. Inputs inside labels count with their label. */
const TARGETS = [
  'button',
  'a[href]',
  'input:not([type="hidden"])',
  'select',
  'textarea',
  'summary',
  '[role="button"]',
  '[role="tab"]',
  '[role="switch"]',
  '[role="option"]',
  '[role="menuitem"]',
  '[role="menuitemradio"]',
  '[role="radio"]',
  '[role="treeitem"]',
  '[role="slider"]',
].join(', ');

/** Targets that were visible, with their description, and those of them that are large enough. */
type Seen = { readonly all: Map<Element, string>; readonly large: Set<Element> };

declare global {
  interface Window {
    targets?: Seen;
  }
}

/**
 * Notes the visible targets and which of them a tap reaches within 44 × 44 px. Links in sentences are
 * exempt. A target that a bar covers in part may be reached at another scroll position.
 */
const noteTargets = (page: Page): Promise<void> =>
  page.evaluate(
    ({ targets, least }) => {
      window.targets ??= { all: new Map(), large: new Set() };
      const seen = window.targets;
      const labelsOf = (element: Element): readonly Element[] =>
        element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const isInSentence = (element: Element): boolean =>
        element.matches('a') &&
        getComputedStyle(element).display === 'inline' &&
        (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();
      const isLarge = (element: Element): boolean => {
        const { width, height } = element.getBoundingClientRect();
        return width > least - 0.5 && height > least - 0.5;
      };
      const isHit = (element: Element, x: number, y: number): boolean => {
        const hit = document.elementFromPoint(x, y);
        const own = [element, ...labelsOf(element)];
        return hit !== null && own.some((one) => one.contains(hit));
      };
      const isReached = (element: Element): boolean => {
        if ([element, ...labelsOf(element)].some(isLarge)) return true;
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const half = least / 2 - 1;
        return (
          [y - half, y + half].every((at) => bottom - top >= least || isHit(element, x, at)) &&
          [x - half, x + half].every((at) => right - left >= least || isHit(element, at, y))
        );
      };
      const isVisible = (element: Element): boolean => {
        const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return width >= 2 && height >= 2 && element.checkVisibility() && isHit(element, x, y);
      };
      const describe = (element: Element): string => {
        const { width, height } = element.getBoundingClientRect();
        const label = labelsOf(element)[0]?.textContent ?? element.textContent ?? '';
        const name = (element.getAttribute('aria-label') ?? label).trim().slice(0, 30);
        return `${element.tagName} ${element.className} “${name}” ${width} × ${height}`;
      };
      for (const element of document.querySelectorAll(targets)) {
        if (!isVisible(element) || isInSentence(element)) continue;
        seen.all.set(element, describe(element));
        if (isReached(element)) seen.large.add(element);
      }
    },
    { targets: TARGETS, least: LEAST },
  );

/** Targets smaller than 44 × 44 px in all of a scroll container, by default the window. */
export async function smallTargets(page: Page, scroller = ':root'): Promise<readonly string[]> {
  const container = page.locator(scroller).last();
  const { whole, shown } = await container.evaluate((element) => ({
    whole: element.scrollHeight,
    shown: element.clientHeight,
  }));
  for (let top = 0; top < whole; top += Math.max(100, shown / 3)) {
    await container.evaluate((element, to) => element.scrollTo(0, to), top);
    await noteTargets(page);
  }
  await container.evaluate((element) => element.scrollTo(0, 0));
  return page.evaluate(() => {
    const seen = window.targets ?? { all: new Map(), large: new Set() };
    delete window.targets;
    return [...seen.all]
      .filter(([element]) => element.isConnected && !seen.large.has(element))
      .map(([, description]) => description);
  });
}
