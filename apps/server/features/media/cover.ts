import type { Staging } from '../../storage/files/staging.ts';
import { type Derivatives, planCover } from './derivatives.ts';
import { type ImageProcessor, UnreadableFile } from './images/image-processor.ts';

/** The staged cover of a recording, which the caller discards, and the images to make from it. */
export type Cover = { readonly path: string; readonly derivatives: Derivatives };

type CoverPorts = { readonly staging: Staging; readonly images: ImageProcessor };

/**
 * Copies the cover or poster frame that a recording contains to a staged file. Null if it has none,
 * or none that can be read.
 */
export async function extractCover(
  key: string,
  recording: string,
  { staging, images }: CoverPorts,
): Promise<Cover | null> {
  const path = staging.path();
  try {
    const size = await images.cover(recording, path);
    if (size) return { path, derivatives: planCover(key, size, staging.path) };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) {
      await staging.discard(path);
      throw error;
    }
  }
  await staging.discard(path);
  return null;
}
