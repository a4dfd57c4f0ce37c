import type { NodeId, SpacingSide, SpacingValue } from '@plinth/model';
import type { Box } from '../../core/geometry/box.ts';
import type { EditorSession } from '../../core/session/types.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import type { StepSizes } from './spacing-steps.ts';

const px = (value: string): number => Number.parseFloat(value) || 0;

/** A widget's padding at each side, in px of the frame. */
export function paddingOf(
  { elements }: EditorSession,
  { window: view }: CanvasHandle,
  id: NodeId,
): { readonly [S in SpacingSide]: number } {
  const element = elements.get(id);
  if (!element) return { top: 0, right: 0, bottom: 0, left: 0 };
  const style = view.getComputedStyle(element);
  return {
    top: px(style.paddingTop),
    right: px(style.paddingRight),
    bottom: px(style.paddingBottom),
    left: px(style.paddingLeft),
  };
}

/** The sizes in px of the frame. `auto` is the actual padding if set, otherwise an estimate. */
export function sizesOf(canvas: CanvasHandle, now: SpacingValue, padding: number): StepSizes {
  const root = canvas.window.getComputedStyle(canvas.document.documentElement);
  const theme = (name: string) => px(root.getPropertyValue(`--moto-spacing-${name}`));
  const small = theme('small');
  const auto = now === 'auto' ? padding : small / 2;
  return { none: 0, auto, small, medium: theme('medium'), large: theme('large') };
}

/** The band's box, inside the outline. */
export function bandBox(box: Box, side: SpacingSide, thickness: number): Box {
  switch (side) {
    case 'top':
      return { ...box, bottom: box.top + thickness };
    case 'bottom':
      return { ...box, top: box.bottom - thickness };
    case 'left':
      return { ...box, right: box.left + thickness };
    case 'right':
      return { ...box, left: box.right - thickness };
  }
}

/** px from grips to the corner, so they don't cover the center of neighboring widgets. */
const CORNER = 24;

/** The position of a side's grip, at its far end. */
export function gripPoint({ left, top, right, bottom }: Box, side: SpacingSide) {
  const x = Math.max(right - CORNER, (left + right) / 2);
  const y = Math.max(bottom - CORNER, (top + bottom) / 2);
  switch (side) {
    case 'top':
      return { x, y: top };
    case 'bottom':
      return { x, y: bottom };
    case 'left':
      return { x: left, y };
    case 'right':
      return { x: right, y };
  }
}
