import { forEachShown } from '../kit/for-each-shown.ts';

/**
 * Hides the last row of a gallery unless its images nearly fill it. Without this script, the row is
 * shown. Its images stay in the lightbox.
 */
const FULL = 0.9;

/** px. Widths before images grow to fill their row. */
function rowWidth(row: readonly Element[], gap: number): number {
  const widths = row.map((item) => Number.parseFloat(getComputedStyle(item).flexBasis));
  return widths.reduce((sum, width) => sum + width, (row.length - 1) * gap);
}

function update(list: HTMLElement): void {
  const items = [...list.children] as HTMLElement[];
  for (const item of items) item.hidden = false;
  const row = items.filter(({ offsetTop }) => offsetTop === items.at(-1)?.offsetTop);
  const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0;
  const isFull = rowWidth(row, gap) >= list.clientWidth * FULL;
  const isOnly = row.length === items.length;
  for (const item of row) item.hidden = !isFull && !isOnly;
  list.dataset.gridGallery = isOnly && !isFull ? 'shown' : 'filled';
}

const widths = new WeakMap<Element, number>();

const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    if (widths.get(target) === target.clientWidth) continue;
    widths.set(target, target.clientWidth);
    update(target as HTMLElement);
  }
});

forEachShown('[data-grid-gallery]', (list) => observer.observe(list));
