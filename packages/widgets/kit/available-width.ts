import { createViewContext } from './view-context.tsx';

/** Width of a boxed row in px, used to choose image sizes. Some themes use wider rows. */
const ROW_WIDTH = 1280;

/** The fraction of the row's width available to the content. Columns reduce it. */
export const AvailableWidth = createViewContext(1);

/**
 * The `sizes` of an image that fills the available width: the whole viewport on mobile, otherwise
 * its column's share of the row. `most` is the max width in px.
 */
export const usePictureSizes = (most: number | null): string => {
  const part = AvailableWidth.use();
  const widest = Math.min(Math.ceil(part * ROW_WIDTH), most ?? Number.POSITIVE_INFINITY);
  const full = most === null ? '100vw' : `min(100vw,${most}px)`;
  return part === 1
    ? `min(100vw,${widest}px)`
    : `(width<=767px) ${full},min(${Math.ceil(part * 100)}vw,${widest}px)`;
};

/** On a phone, an image that covers a tall box is wider than the viewport. */
const COVER = 'max(100vw,75vh)';

/** The `sizes` of a background image. Outside of columns, a box can be as wide as the viewport. */
export const useBackgroundSizes = (): string => {
  const inColumn = usePictureSizes(null);
  return AvailableWidth.use() === 1 ? COVER : inColumn;
};
