import { useState } from 'react';
import { useStore } from 'zustand';
import { type DropTarget, isSameTarget } from '../../core/commands/drop-target.ts';
import { isSameBox } from '../../core/geometry/box.ts';
import { useSession } from '../../core/session/context.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import type { Viewport } from '../frame/viewport.ts';
import { type AddPlace, addPlaceState } from './add-place-state.ts';
import { useAddPlaceText } from './add-place-text.ts';
import { DropMarks } from './drop-marks.tsx';
import { useOverlayUpdate } from './use-overlay-update.ts';

type AddPlaceProps = { readonly canvas: CanvasHandle };

/** Shows where the widget or block that is pointed at or has the focus would be added. */
export function AddPlaceMarks({ canvas }: AddPlaceProps) {
  const { place } = useStore(addPlaceState(useSession()));
  // Inside a text, the insertion point shows it.
  return place && !place.gap.within ? <PlaceMarks canvas={canvas} place={place} /> : null;
}

type Shown = { readonly target: DropTarget | null; readonly viewport: Viewport };

const isSame = ({ target: a, viewport: at }: Shown, { target: b, viewport }: Shown): boolean =>
  a !== null &&
  b !== null &&
  isSameTarget(a, b) &&
  isSameBox(a.container, b.container) &&
  at.left === viewport.left &&
  at.top === viewport.top &&
  at.zoom === viewport.zoom;

function PlaceMarks({ canvas, place }: AddPlaceProps & { readonly place: AddPlace }) {
  const text = useAddPlaceText();
  const [shown, setShown] = useState<Shown | null>(null);
  useOverlayUpdate(canvas, () => {
    const { gap, dragged } = place;
    const next = { target: canvas.measureSlot({ ...gap, dragged }), viewport: canvas.viewport() };
    return () => setShown((now) => (now && isSame(now, next) ? now : next));
  });
  const target = shown?.target;
  return target && <DropMarks canvas={canvas} target={target} label={text} />;
}
