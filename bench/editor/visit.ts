import type { Browser, CDPSession, Page } from 'playwright';
import './api.ts';

/** Results of one visit to a contender: samples in ms, heap in MiB. */
export type Visit = {
  /** Null if it didn't open in time. */
  readonly open: number | null;
  readonly select: readonly number[];
  readonly edit: readonly number[];
  readonly undo: readonly number[];
  readonly insert: readonly number[];
  /** Time between two animation frames while a widget is dragged. */
  readonly drag: readonly number[];
  readonly heap: number | null;
};

export const EMPTY_VISIT: Visit = {
  open: null,
  select: [],
  edit: [],
  undo: [],
  insert: [],
  drag: [],
  heap: null,
};

/** Timeout for opening an editor in ms. */
export const OPEN_LIMIT = 60_000;

/** The first calls are warm-up and don't count. */
const WARMUP_CALLS = 2;
const CALLS = 20;
/** A slow contender stops after this many ms, but not before `MIN_CALLS` calls. */
const TIME_LIMIT_MS = 8000;
const MIN_CALLS = 6;

/** ms between two calls, so that deferred work of one isn't measured in the next. */
const PAUSE_MS = 30;

type Call = 'select' | 'edit' | 'undo' | 'insert';

const call = (page: Page, name: Call, index: number): Promise<number> =>
  page.evaluate(([name, index]) => window.bench?.[name](index) ?? Number.NaN, [
    name,
    index,
  ] as const);

/** Repeatedly selects, edits, and undoes, on widgets across the page. */
async function runCalls(page: Page): Promise<Pick<Visit, 'select' | 'edit' | 'undo' | 'insert'>> {
  const undoDelay = await page.evaluate(() => window.bench?.undoDelay ?? 0);
  const times: { [C in Call]: number[] } = { select: [], edit: [], undo: [], insert: [] };
  const measure = async (name: Call, index: number) => {
    times[name].push(await call(page, name, index));
    await page.waitForTimeout(name === 'edit' ? undoDelay : PAUSE_MS);
  };
  const started = performance.now();
  const shouldContinue = (index: number) =>
    Number.isFinite(times.undo.at(-1) ?? 0) &&
    (index < MIN_CALLS || (index < CALLS && performance.now() - started < TIME_LIMIT_MS));
  for (let index = 0; shouldContinue(index); index++)
    for (const name of ['select', 'edit', 'undo'] as const) await measure(name, index);
  for (let index = 0; index < MIN_CALLS; index++) await measure('insert', index);
  const { select, edit, undo, insert } = times;
  return {
    select: select.slice(WARMUP_CALLS),
    edit: edit.slice(WARMUP_CALLS),
    undo: undo.slice(WARMUP_CALLS),
    insert: insert.slice(WARMUP_CALLS),
  };
}

async function measureHeap(devtools: CDPSession): Promise<number> {
  for (let pass = 0; pass < 2; pass++) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const used = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
  return used / 2 ** 20;
}

const MOVES = 90;

/** Drags the second widget over the page with a real pointer. Empty without a drag handle. */
async function dragAcross(page: Page): Promise<readonly number[]> {
  const findHandle = () =>
    page.evaluate(async () => {
      const found = await window.bench?.dragHandle?.();
      return found && { from: found.from, over: found.over.toJSON() as DOMRect };
    });
  // Images that load after scrolling may still move the layout, so the second result counts.
  await findHandle();
  await page.waitForTimeout(500);
  const handle = await findHandle();
  if (!handle) return [];
  const { from, over } = handle;
  const pointAt = (step: number) => {
    const angle = (step / MOVES) * 2 * Math.PI;
    return [
      over.x + over.width * (0.5 + 0.3 * Math.sin(angle)),
      over.y + over.height * (0.5 + 0.35 * Math.cos(2 * angle)),
    ] as const;
  };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  // Some editors start a drag only after a long press.
  await page.waitForTimeout(300);
  await page.mouse.move(...pointAt(0), { steps: 3 });
  await page.waitForTimeout(100);
  await page.evaluate(() => {
    const timestamps: number[] = [];
    const recordFrame = (at: number) => {
      if (timestamps.push(at) > 0) window.frames_ = timestamps;
      requestAnimationFrame(recordFrame);
    };
    requestAnimationFrame(recordFrame);
  });
  for (let step = 1; step <= MOVES; step++) await page.mouse.move(...pointAt(step));
  const isDragging = await page.evaluate(() => window.bench?.isDragging?.() ?? false);
  const timestamps = await page.evaluate(() => window.frames_ ?? []);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  // A contender that dropped the widget has no valid frames.
  if (!isDragging) return [];
  return timestamps.slice(1).map((at, index) => at - (timestamps[index] ?? at));
}

declare global {
  interface Window {
    /** Timestamps of the animation frames of a drag. */
    frames_?: readonly number[];
  }
}

/** Opens a contender in a new browser profile and runs the given tasks. */
export async function visit(
  browser: Browser,
  url: string,
  tasks: { readonly work: boolean; readonly drag: boolean },
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    await page.goto(url);
    const isOpen = await page
      .waitForFunction(() => window.bench !== undefined, undefined, { timeout: OPEN_LIMIT })
      .then(
        () => true,
        () => false,
      );
    if (!isOpen) return EMPTY_VISIT;
    const open = await page.evaluate(() => window.bench?.openedAt ?? Number.NaN);
    const heap = await measureHeap(devtools);
    const done = tasks.work ? await runCalls(page) : EMPTY_VISIT;
    const drag = tasks.drag ? await dragAcross(page) : [];
    return { ...EMPTY_VISIT, ...done, open, heap, drag };
  } finally {
    await context.close();
  }
}
