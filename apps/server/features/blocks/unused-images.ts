import { extensionOf, mapDocumentReferences, mediaType, type WidgetNode } from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';
import { imageKeys, keyOf } from '../themes/references.ts';
import type { ThemeMedia } from '../themes/theme-file.ts';

type Media = Pick<ThemeMedia, 'key' | 'file' | 'width' | 'height' | 'poster'>;

type SiteImages = {
  readonly media: readonly Media[];
  /** Keys of the images that the site shows. */
  readonly used: ReadonlySet<string>;
};

/** Only portraits of people are square. */
const orientation = ({ width, height }: Media): number => Math.sign((width ?? 0) - (height ?? 0));

/** The images that can take each other's place. Posters stay with their videos. */
function replaceableImages(media: readonly Media[]): readonly Media[] {
  const posters = media.map(({ poster }) => poster);
  return media.filter(
    ({ key, file }) => mediaType(extensionOf(file)) === 'images' && !posters.includes(key),
  );
}

/**
 * Replaces images that the site shows, and repeated ones, with images of the same orientation that
 * it doesn't show. Without any left, they stay.
 */
export function withUnusedImages(document: WidgetNode, { media, used }: SiteImages): WidgetNode {
  const images = replaceableImages(media);
  const own = new Set(imageKeys(document));
  const taken = new Set(used);
  const unusedFor = (key: string): string => {
    const at = images.findIndex((image) => image.key === key);
    const wanted = images[at];
    if (!wanted) return key;
    const free = images.filter(
      (image) =>
        !taken.has(image.key) && !own.has(image.key) && orientation(image) === orientation(wanted),
    );
    const alike = free.filter(({ width }) => width === wanted.width);
    const choice = alike.length > 0 ? alike : free;
    // Different blocks get different images.
    return choice[at % choice.length]?.key ?? key;
  };
  return mapDocumentReferences(document, widgetDefinition, (reference) => {
    const key = reference.kind === 'media' ? keyOf(reference) : undefined;
    if (key === undefined) return reference.id;
    const chosen = taken.has(key) ? unusedFor(key) : key;
    taken.add(chosen);
    return `${String(reference.id).slice(0, -key.length)}${chosen}`;
  });
}
