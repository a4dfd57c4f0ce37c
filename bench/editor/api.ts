export type Point = { readonly x: number; readonly y: number };

/**
 * The interface that the benchmark calls in each contender's page. Times are in ms until the paint.
 */
export type BenchApi = {
  /** From the page's start until all widgets are painted and the editor accepts clicks, in ms. */
  readonly openedAt: number;
  /** How long the editor needs after a change until it can be undone, in ms. */
  readonly undoDelay: number;
  readonly select: (index: number) => Promise<number>;
  /** Changes the label of the selected button. */
  readonly edit: (index: number) => Promise<number>;
  readonly undo: () => Promise<number>;
  /** Inserts a button into the first column. */
  readonly insert: (index: number) => Promise<number>;
  /** The point at which to grab the second widget, and the box to drag it over. */
  readonly dragHandle?: () => Promise<{ readonly from: Point; readonly over: DOMRect }>;
  readonly isDragging?: () => boolean;
};

declare global {
  interface Window {
    bench?: BenchApi;
  }
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves after the current frame has been painted. */
const afterPaint = () =>
  new Promise<void>((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(0);
  });

/** ms from seeing an element to clicking it, for a quick user. */
const REACTION_MS = 150;

/**
 * Scrolls to the target of the next operation and waits, so that the cost of scrolling and loading
 * images isn't attributed to the click.
 */
export async function scrollIntoSight(element: Element | null | undefined): Promise<void> {
  element?.scrollIntoView({ block: 'center' });
  await new Promise((resolve) => setTimeout(resolve, REACTION_MS));
  await frame();
  await afterPaint();
}

/** Timeout in ms for an operation without a visible result. */
const TIMEOUT_MS = 20_000;

/**
 * Milliseconds from an operation to the end of the frame that shows its result. Excludes the wait
 * for the first frame, includes that for later ones. Infinity on timeout.
 */
export async function timeToPaint(operation: () => void, isShown: () => boolean): Promise<number> {
  await frame();
  const started = performance.now();
  operation();
  await afterPaint();
  while (!isShown()) {
    if (performance.now() - started > TIMEOUT_MS) return Number.POSITIVE_INFINITY;
    await frame();
    await afterPaint();
  }
  return performance.now() - started;
}

/** Resolves in the frame after `isThere` becomes true. */
export async function untilPainted(isRendered: () => boolean): Promise<number> {
  while (!isRendered()) await frame();
  await frame();
  await afterPaint();
  return performance.now();
}

/** Fills a field and fires the events of typing. */
export function type(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
