type Side = 'right' | 'left';

/** The side of a popover, and the gap that leaves the labels of its panel visible. */
export type PanelSide = { readonly side: Side; readonly gap: number };

/** Where a popover of a field in a panel goes: beside the panel. Null outside of panels. */
export function panelSide(field: HTMLElement | null): PanelSide | null {
  const panel = field?.closest('.pl-inspector, .pl-side-panel');
  if (!panel || !field) return null;
  const [own, around] = [field.getBoundingClientRect(), panel.getBoundingClientRect()];
  return panel.matches('.pl-inspector')
    ? { side: 'left', gap: own.left - around.left + 8 }
    : { side: 'right', gap: around.right - own.right + 8 };
}

/** Lets a popover stay on the screen, over its field if necessary. */
export const ON_SCREEN = { shift: { crossAxis: true, padding: 8 } };

/** The upper edge of the bars at the bottom of a small screen, below the sheet of a field. */
function barsTop(field: HTMLElement): number {
  const sheet = field.closest('.pl-inspector, .pl-side-panel');
  if (sheet) return sheet.getBoundingClientRect().bottom;
  const tops = [...document.querySelectorAll('nav')]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ top, bottom }) => bottom >= innerHeight && top > innerHeight / 2)
    .map(({ top }) => top);
  return Math.min(innerHeight, ...tops);
}

/** Lets a popover stay above the bars at the bottom of a small screen, above its field if necessary. */
export function aboveBars(field: HTMLElement) {
  const padding = { top: 8, left: 8, right: 8, bottom: innerHeight - barsTop(field) + 8 };
  return { flip: { padding }, shift: { crossAxis: true, padding } };
}
