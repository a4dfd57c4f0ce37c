import type { WidgetNode } from '@plinth/model';
import type { PageImage, SiteRecords } from '@plinth/render';
import { collectReferences, noReferences } from '../../documents/record-references.ts';

/** Smaller pictures are icons, which say nothing about a page. */
const SMALLEST_SIDE = 200;

/** The page's first picture that is worth showing where its address is shared. */
export function shareImage(
  node: WidgetNode | null,
  records: Pick<SiteRecords, 'media'>,
): PageImage | null {
  if (!node) return null;
  const named = noReferences();
  collectReferences(node.properties, named);
  for (const id of named.media) {
    const media = records.media(id);
    if (!media || !/^image\/(?:jpeg|png|webp|gif)$/.test(media.mime_type)) continue;
    const { url, width, height, alt } = media;
    if (Math.min(width ?? 0, height ?? 0) >= SMALLEST_SIDE) return { url, width, height, alt };
  }
  for (const child of node.children) {
    const found = shareImage(child, records);
    if (found) return found;
  }
  return null;
}
