import { expect, type Page } from 'playwright/test';

/** Launch options for a sweep, whose frames, one per point, needn't wait for a display. */
export const UNSYNCED = {
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-frame-rate-limit', '--disable-gpu-vsync'],
};

export type GridPoint = { readonly x: number; readonly y: number; readonly place: string };

export type GridReport = {
  readonly points: readonly GridPoint[];
  /** Points without exactly one indicator. */
  readonly faults: readonly string[];
  /** Number of DOM mutations in the page. */
  readonly mutations: number;
  /** Widgets that moved or resized at any point. */
  readonly moved: readonly string[];
};

type PagePart = {
  /** The widget at whose lower edge the part ends. */
  readonly through?: string;
  /** Distance in px of the points of a line; that of the lines, if not given. */
  readonly across?: number;
};

/** The y of every line of a grid over a part of the visible page. */
const gridLines = (page: Page, part: PagePart & { readonly step: number }): Promise<number[]> =>
  page.evaluate(({ step, through }) => {
    const frame = document.querySelector<HTMLIFrameElement>('[data-testid="canvas-frame"]');
    const stage = document.querySelector('[data-testid="canvas-stage"]');
    const inner = frame?.contentDocument;
    if (!frame || !stage || !inner) throw new Error('No canvas');
    const area = stage.getBoundingClientRect();
    const shown = frame.getBoundingClientRect();
    const zoom = shown.width / frame.clientWidth;
    const lowerEdge = (element: Element | null) =>
      shown.top + (element?.getBoundingClientRect().bottom ?? 0) * zoom;
    const edgeOf = (id: string) => lowerEdge(inner.querySelector(`[data-node-id="${id}"]`));
    const end = through
      ? edgeOf(through)
      : Math.min(area.bottom, lowerEdge(inner.body.lastElementChild) + 2 * step);
    const lines: number[] = [];
    for (let y = area.top + 1; y < end; y += step) lines.push(y);
    return lines;
  }, part);

/**
 * Drags the pointer over a grid of points on a part of the visible page, and records at each point what
 * is drawn and whether the page has changed.
 */
export async function sweep(page: Page, step: number, part: PagePart = {}): Promise<GridReport> {
  const grid = { gap: part.across ?? step, lines: await gridLines(page, { ...part, step }) };
  return page.evaluate(async ({ gap, lines }) => {
    const frame = document.querySelector<HTMLIFrameElement>('[data-testid="canvas-frame"]');
    const stage = document.querySelector('[data-testid="canvas-stage"]');
    const inner = frame?.contentDocument;
    if (!frame || !stage || !inner) throw new Error('No canvas');
    const source = document.querySelector('[data-drag-source]') ?? document.body;
    const rects = () =>
      [...inner.querySelectorAll('[data-node-id]')].map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [element.getAttribute('data-node-id'), left, top, width, height].join(' ');
      });
    const before = rects();
    let mutations = 0;
    const observer = new MutationObserver((records) => {
      mutations += records.length;
    });
    observer.observe(inner, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    const area = stage.getBoundingClientRect();
    const points: { x: number; y: number; place: string }[] = [];
    const faults: string[] = [];
    const moved = new Set<string>();
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const { port1, port2 } = new MessageChannel();
    // The next task: timers would each take 4 ms.
    const nextTask = () =>
      new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    for (const y of lines) {
      for (let x = area.left + 1; x < area.right; x += gap) {
        source.dispatchEvent(
          new PointerEvent('pointermove', {
            bubbles: true,
            pointerId: 1,
            pointerType: 'mouse',
            buttons: 1,
            clientX: x,
            clientY: y,
          }),
        );
        // The engine resolves in the next frame; drawing may follow slightly later.
        await nextFrame();
        for (let turn = 0; turn < 3; turn++) await nextTask();
        const drawn = [
          ...document.querySelectorAll<HTMLElement>('[data-testid="drop-indicator"]'),
        ].filter((line) => line.checkVisibility() && line.getBoundingClientRect().width > 0);
        if (drawn.length !== 1) faults.push(`${x},${y}: ${drawn.length}`);
        points.push({ x, y, place: drawn[0]?.dataset.place ?? '' });
      }
      rects().forEach((rect, index) => {
        if (rect !== before[index]) moved.add(rect);
      });
    }
    observer.disconnect();
    return { points, faults, mutations, moved: [...moved] };
  }, grid);
}

/** Presses on an element, so that a sweep can continue from there. */
export async function pressOn(page: Page, testId: string): Promise<void> {
  const source = page.getByTestId(testId);
  await source.scrollIntoViewIfNeeded();
  await source.evaluate((element) => {
    for (const old of document.querySelectorAll('[data-drag-source]'))
      old.removeAttribute('data-drag-source');
    element.setAttribute('data-drag-source', '');
  });
  const box = await source.boundingBox();
  if (!box) throw new Error(`${testId} is not shown`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 12, box.y + box.height / 2 + 12, { steps: 3 });
  await expect(page.getByTestId('drag-chip')).toBeVisible();
}

/** One point well inside the area of every drop position found by a sweep. */
export function pointPerPlace(points: readonly GridPoint[]): GridPoint[] {
  const byPlace = new Map<string, GridPoint[]>();
  for (const point of points)
    byPlace.set(point.place, [...(byPlace.get(point.place) ?? []), point]);
  return [...byPlace.values()].flatMap((own) => own[Math.floor(own.length / 2)] ?? []);
}
