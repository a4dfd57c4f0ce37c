export type Point = { readonly x: number; readonly y: number };

/** What the measuring side calls in a page, the same in every contender. Times are ms to the paint. */
export type BenchApi = {
  /** ms from the page's start to all widgets painted and the editor taking clicks. */
  readonly openedAt: number;
  /** ms that the editor needs after a change until it can be undone. */
  readonly settling: number;
  readonly select: (index: number) => Promise<number>;
  /** Another label on the selected button. */
  readonly edit: (index: number) => Promise<number>;
  readonly undo: () => Promise<number>;
  /** A new button in the first column. */
  readonly insert: (index: number) => Promise<number>;
  /** Where the pointer takes hold of the second widget, and the box to move it over. */
  readonly grip?: () => Promise<{ readonly from: Point; readonly over: DOMRect }>;
  readonly isDragging?: () => boolean;
};

declare global {
  interface Window {
    bench?: BenchApi;
  }
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves once the frame that is being made has been painted. */
const afterPaint = () =>
  new Promise<void>((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(0);
  });

/** ms from seeing a thing to clicking it, for a person who is quick. */
const SEEING = 150;

/**
 * Scrolls to what the next operation is about and waits until it has been seen: what the scrolling
 * costs, and the pictures that come into sight by it, is no part of the click.
 */
export async function toSight(element: Element | null | undefined): Promise<void> {
  element?.scrollIntoView({ block: 'center' });
  await new Promise((resolve) => setTimeout(resolve, SEEING));
  await frame();
  await afterPaint();
}

/** ms after which an operation that shows nothing is given up. */
const LIMIT = 20_000;

/**
 * ms from an operation to the end of the frame that shows what it did; waiting for the first frame
 * is not counted, waiting for later ones is. Infinity where it showed nothing for long.
 */
export async function toPaint(operation: () => void, isShown: () => boolean): Promise<number> {
  await frame();
  const started = performance.now();
  operation();
  await afterPaint();
  while (!isShown()) {
    if (performance.now() - started > LIMIT) return Number.POSITIVE_INFINITY;
    await frame();
    await afterPaint();
  }
  return performance.now() - started;
}

/** Resolves in the frame after the one in which `isThere` is true. */
export async function painted(isThere: () => boolean): Promise<number> {
  while (!isThere()) await frame();
  await frame();
  await afterPaint();
  return performance.now();
}

/** Types into a field as a person does, as far as the page can tell. */
export function type(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
