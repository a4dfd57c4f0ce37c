import { useDesignState } from '../../core/design/design-context.ts';
import type { Block } from '../../core/ports/blocks/port.ts';

/**
 * Whether the block's image is right for this site: it shows no facts and no images of another site,
 * and the site's colors, including unsaved ones, are those of the image.
 */
export function useHasCurrentImage(block: Block): boolean {
  const { previewUrl, previewColors, showsFacts, showsImages } = block;
  const shown = useDesignState(({ colors }) => colors.main);
  const isRecolored = shown.some((color, index) => color !== previewColors[index]);
  return previewUrl !== '' && !showsFacts && !showsImages && !isRecolored;
}
