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
