import { loadedBytes } from '../../canvas/frame/loaded-image.ts';

/**
 * Total bytes of the images inside an element, counting each file once. Uses the sources that the
 * browser chose for the frame's width. Null while an image is loading.
 */
export function imageBytes(root: Element): number | null {
  const images = new Map(
    [...root.querySelectorAll('img')]
      .filter(({ currentSrc }) => currentSrc !== '' && !currentSrc.startsWith('data:'))
      .map((image) => [image.currentSrc, image]),
  );
  const sizes = [...images.values()].map(loadedBytes);
  return sizes.some((size) => size === null)
    ? null
    : sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
}
