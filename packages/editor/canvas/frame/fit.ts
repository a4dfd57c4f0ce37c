import { DEVICE_FACTS, type Device } from '@plinth/model';

export type Size = { readonly width: number; readonly height: number };

/** Space for the page, in px of the window. */
export type Room = Size & {
  /** Width without panels next to the page. */
  readonly fullWidth: number;
  readonly windowWidth: number;
  /** What a floating panel covers at the left. */
  readonly covered: number;
  /** What the floating inspector covers at the right. */
  readonly coveredRight: number;
};

export type Fit = Size & { readonly zoom: number; readonly left: number };

/** The room of a view that only shows a page, without panels around it. */
export const plainRoom = (size: Size): Room => ({
  ...size,
  fullWidth: 0,
  windowWidth: Number.POSITIVE_INFINITY,
  covered: 0,
  coveredRight: 0,
});

const LEAST_DESKTOP = (DEVICE_FACTS.tablet.maxWidth ?? 0) + 1;

/** Starting scales of a desktop page in windows narrower than a desktop. */
const STARTING_SCALES = [
  { below: 568, scale: 0.27 },
  { below: 750, scale: 0.5 },
  { below: LEAST_DESKTOP, scale: 0.65 },
] as const;

/** The least scale that larger windows choose. */
export const LEAST_SCALE = 0.6;

/** A page that fits is shown at its own size; others at the scale for this window. */
function fittingScale({ width, windowWidth, fullWidth }: Room, device: Device, page: number) {
  if (page <= width) return 1;
  const fitting = width / page;
  const start = STARTING_SCALES.find(({ below }) => windowWidth < below)?.scale;
  if (start !== undefined) return device === 'desktop' ? Math.min(start, fitting) : fitting;
  return fullWidth > 0 ? Math.max(LEAST_SCALE, fitting) : fitting;
}

/** The left edge: centered, or between the panels if the frame fits there. */
function leftEdge({ width, covered, coveredRight }: Room, shown: number): number {
  const centered = Math.max(0, (width - shown) / 2);
  const last = width - coveredRight - shown;
  if (covered <= last) return Math.min(Math.max(centered, covered), last);
  return covered + shown <= width ? Math.max(centered, covered) : centered;
}

/**
 * The frame's size in its own px and its scale and position in the stage. Panels change the scale but
 * not the width of the page, so that its content doesn't move.
 */
export function fitFrame(room: Room, device: Device, zoom: number | 'fit'): Fit {
  const { frame } = DEVICE_FACTS[device];
  const width = device === 'desktop' ? Math.max(frame, room.fullWidth) : frame;
  const scale = zoom === 'fit' ? fittingScale(room, device, width) : zoom;
  return { width, height: room.height / scale, zoom: scale, left: leftEdge(room, width * scale) };
}
