import type { ImageProcessor } from '../../features/media/images/image-processor.ts';
import type { PlacedLogo } from '../../features/media/images/tasks.ts';

/** A file of a logo, and how it is placed once it has been read. */
type Logo = {
  /** A changed logo is another file. */
  readonly file: string;
  readonly place: () => Promise<PlacedLogo | null>;
};

/**
 * Draws images with the site's logo. A logo that can't be drawn in time is left out, and not tried
 * again for each page, because every try keeps the processor busy.
 */
export function createLogoDrawing(drawings: Pick<ImageProcessor, 'draw'>) {
  let broken: string | undefined;
  return async (svg: string, logo: Logo | null): Promise<Uint8Array> => {
    const placed = logo === null || logo.file === broken ? null : await logo.place();
    if (!logo || !placed) return drawings.draw({ svg, logo: null });
    return drawings.draw({ svg, logo: placed }).catch(async () => {
      const image = await drawings.draw({ svg, logo: null });
      broken = logo.file;
      return image;
    });
  };
}
