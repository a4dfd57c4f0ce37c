import { loadedBytes } from '../../canvas/frame/loaded-image.ts';

/**
 * Bytes of the pictures inside an element, each file once: those that the browser has chosen for the
 * width of the frame. Null while one of them is still on its way.
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
