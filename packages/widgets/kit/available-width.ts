import { createViewContext } from './view-context.tsx';

/** Width of a boxed row in px, used to choose image sizes. Some themes use wider rows. */
const ROW_WIDTH = 1280;

/** The fraction of the row's width available to the content. Columns reduce it. */
export const AvailableWidth = createViewContext(1);

/**
 * The `sizes` of an image that fills the available width: the whole viewport on mobile, otherwise
 * its column's share of the row. `maxWidth` is the max width in px.
 */
export const useImageSizes = (maxWidth: number | null): string => {
  const fraction = AvailableWidth.use();
  const limit = Math.min(Math.ceil(fraction * ROW_WIDTH), maxWidth ?? Number.POSITIVE_INFINITY);
  const full = maxWidth === null ? '100vw' : `min(100vw,${maxWidth}px)`;
  return fraction === 1
    ? `min(100vw,${limit}px)`
    : `(width<=767px) ${full},min(${Math.ceil(fraction * 100)}vw,${limit}px)`;
};

/** On a phone, an image that covers a tall box is wider than the viewport. */
const COVER_SIZES = 'max(100vw,75vh)';

/** The `sizes` of a background image. Outside of columns, a box can be as wide as the viewport. */
export const useBackgroundSizes = (): string => {
  const inColumn = useImageSizes(null);
  return AvailableWidth.use() === 1 ? COVER_SIZES : inColumn;
};
