import { createViewContext } from './view-context.tsx';

/** The width of a boxed row for which pictures are chosen, in px; some themes are wider. */
const ROW_WIDTH = 1280;

/** Which part of the row's width is there for what stands inside. Columns narrow it. */
export const AvailableWidth = createViewContext(1);

/**
 * The `sizes` of a picture that fills its place: all of a phone's window, elsewhere its column's part
 * of the row. With `most`, in px, it never gets wider than that.
 */
export const usePictureSizes = (most: number | null): string => {
  const part = AvailableWidth.use();
  const widest = Math.min(Math.ceil(part * ROW_WIDTH), most ?? Number.POSITIVE_INFINITY);
  const full = most === null ? '100vw' : `min(100vw,${most}px)`;
  return part === 1
    ? `min(100vw,${widest}px)`
    : `(width<=767px) ${full},min(${Math.ceil(part * 100)}vw,${widest}px)`;
};

/** A wide picture that fills a tall box on a phone is drawn wider than the window. */
const COVER = 'max(100vw,75vh)';

/** The `sizes` of a picture behind a box: outside of columns a box may reach from edge to edge. */
export const useBackgroundSizes = (): string => {
  const inColumn = usePictureSizes(null);
  return AvailableWidth.use() === 1 ? COVER : inColumn;
};
