import type { EditorDesignPort } from '@plinth/editor';
import { lazyComponent } from '@plinth/ui';
import { designCalls } from './design-calls.ts';

const ImagePalettes = lazyComponent(
  async () => (await import('./image-palettes-part.tsx')).ImagePalettesPart,
);

/** The site's design in the editor. */
export const designPort = (presetWidgets: readonly string[]): EditorDesignPort => ({
  ...designCalls(presetWidgets),
  ImagePalettes,
});
