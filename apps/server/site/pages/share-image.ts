import { documentReferences, type GetData, type WidgetNode } from '@plinth/model';
import type { PageImage } from '@plinth/render';
import { widgetDefinition } from '@plinth/widgets';
import { idsOf } from '../../documents/record-references.ts';

/** Smaller images are likely icons. */
const MIN_SIDE = 200;

type ShareInput = {
  /** The chosen image and its alt text. Empty: the alt text in the media library. */
  readonly image: { readonly id: number; readonly alt: string } | null | undefined;
  readonly content: WidgetNode | null;
  /** For documents without an image. */
  readonly generated: PageImage | null;
};

/**
 * The chosen image, the first image of the page that is large enough for sharing, or the generated
 * one.
 */
export function shareImage(
  { image, content, generated }: ShareInput,
  get: GetData,
): PageImage | null {
  const references = content ? documentReferences(content, widgetDefinition) : [];
  const imageIds = idsOf(
    references.filter(({ context }) => context !== 'link'),
    'media',
  );
  for (const id of [...(image ? [image.id] : []), ...imageIds]) {
    const media = get({ source: 'media', id });
    if (!media || !/^image\/(?:jpeg|png|webp|gif)$/.test(media.mime_type)) continue;
    const { url, width, height } = media;
    const alt = (image?.id === id && image.alt) || media.alt;
    if (Math.min(width ?? 0, height ?? 0) >= MIN_SIDE) return { url, width, height, alt };
  }
  return generated;
}
