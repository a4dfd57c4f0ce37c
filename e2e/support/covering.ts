import type { Page } from 'playwright/test';

/**
 * What the editor draws over the text and pictures of a widget, by test id or class. Compares the
 * boxes of everything visible above the canvas with those of the widget's lines and pictures. Strips
 * of hidden widgets are part of the page, where a sticky header may cover the widget.
 */
export const coveringOf = (page: Page, id: string): Promise<string[]> =>
  page.evaluate((node) => {
    type Area = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
    const frame = document.querySelector<HTMLIFrameElement>('[data-testid="canvas-frame"]');
    const stage = document.querySelector('[data-testid="canvas-stage"]')?.getBoundingClientRect();
    const inside = frame?.contentDocument;
    const widget = inside?.querySelector(`[data-node-id="${node}"]`);
    if (!frame || !inside || !widget || !stage) throw new Error(`No widget ${node}`);
    const origin = frame.getBoundingClientRect();
    const zoom = origin.width / frame.clientWidth;
    const shared = (a: Area, b: Area): Area => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    });
    // Half a pixel of rounding isn't visible.
    const isArea = ({ left, top, right, bottom }: Area) => right - left > 0.5 && bottom - top > 0.5;

    const boxes: DOMRect[] = [];
    const texts = inside.createTreeWalker(widget, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const range = inside.createRange();
      range.selectNodeContents(texts.currentNode);
      if (texts.currentNode.textContent?.trim()) boxes.push(...range.getClientRects());
    }
    for (const picture of widget.querySelectorAll('img, svg, video, iframe'))
      boxes.push(picture.getBoundingClientRect());
    const pixels = boxes
      .map(({ left, top, right, bottom }) => ({
        left: origin.left + left * zoom,
        top: origin.top + top * zoom,
        right: origin.left + right * zoom,
        bottom: origin.top + bottom * zoom,
      }))
      .map((box) => shared(box, stage))
      .filter(isArea);
    if (pixels.length === 0) throw new Error(`Nothing of ${node} is in view`);

    const isDrawn = (element: Element) => {
      const { backgroundColor, pointerEvents } = getComputedStyle(element);
      const isPlain = /^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
      const isPicture = element.matches('svg, img');
      return (
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        (!isPlain || isPicture || pointerEvents === 'auto')
      );
    };
    const drawn = document.querySelectorAll(
      '.pl-overlay *:not(.pl-ghost, .pl-ghost *), .pl-editor-bars *, [data-testid="device-pill"], .pl-side-panel[data-floating]',
    );
    return [...drawn]
      .filter(isDrawn)
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return pixels.some((each) => isArea(shared(each, box)));
      })
      .map((element) => element.getAttribute('data-testid') ?? element.getAttribute('class') ?? '');
  }, id);

/** The texts, images, and controls of the page that the toolbar of the selected widget covers. */
export const coveredByToolbar = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('[data-testid="canvas-frame"]');
    const inside = frame?.contentDocument;
    const toolbar = document.querySelector('[data-testid="element-toolbar"]');
    const bar = toolbar?.getBoundingClientRect();
    if (!frame || !inside || !toolbar || !bar) throw new Error('No toolbar');
    if (!toolbar.checkVisibility({ opacityProperty: true })) return [];
    const origin = frame.getBoundingClientRect();
    const zoom = origin.width / frame.clientWidth;
    const isCovered = ({ left, top, right, bottom }: DOMRect) =>
      origin.left + left * zoom < bar.right - 0.5 &&
      origin.left + right * zoom > bar.left + 0.5 &&
      origin.top + top * zoom < bar.bottom - 0.5 &&
      // The frame ends above a toolbar below the page.
      Math.min(origin.top + bottom * zoom, origin.bottom) > bar.top + 0.5;
    const covered: string[] = [];
    const texts = inside.createTreeWalker(inside.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!text.textContent?.trim() || !text.parentElement?.checkVisibility()) continue;
      const range = inside.createRange();
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some(isCovered)) covered.push(text.textContent.trim());
    }
    const controls = 'img, video, iframe, input, .moto-widget-button a';
    for (const element of inside.querySelectorAll(controls)) {
      const isBehind = element.closest('.moto-background-layer') !== null;
      if (!isBehind && isCovered(element.getBoundingClientRect())) covered.push(element.tagName);
    }
    return covered;
  });
