import {
  type DataResult,
  documentReferences,
  type GetData,
  type Reference,
  type ShareImageOrigin,
  shareFile,
  shareImageFault,
  type WidgetNode,
} from '@plinth/model';
import type { PageImage } from '@plinth/render';
import { widgetDefinition } from '@plinth/widgets';
import { idsOf } from '../../documents/record-references.ts';
import { loadData } from '../data/load-data.ts';
import type { SiteLoadPorts } from '../data/site-loader.ts';
import type { LoadedDocument } from '../pages/load-document.ts';
import { generatedImage } from './generated-image.ts';

type Candidate = {
  readonly origin: ShareImageOrigin;
  readonly id: number;
  /** Empty: the alt text in the media library. */
  readonly alt: string;
};

/** The images of the record itself, best first. */
const recordImages = ({
  share_image_id: id,
  image,
}: LoadedDocument['record']): readonly Candidate[] => [
  ...(id === null ? [] : [{ origin: 'own', id, alt: '' } as const]),
  ...(image ? [{ origin: 'featured', ...image } as const] : []),
];

/** The references of a record that have to be loaded for `findShareImage`. */
export const shareImageReferences = (record: LoadedDocument['record']): readonly Reference[] =>
  recordImages(record).map(({ id }) => ({
    ...{ kind: 'media', id, path: 'share_image_id', context: 'property' },
  }));

function contentImages(content: WidgetNode | null): readonly Candidate[] {
  const references = content ? documentReferences(content, widgetDefinition) : [];
  const shown = references.filter(({ context }) => context !== 'link');
  return [...idsOf(shown, 'media')].map((id) => ({ origin: 'content', id, alt: '' }));
}

/** Null if networks can't show the image. */
function toPageImage(
  media: DataResult<'media'> | null,
  { origin, alt }: Candidate,
): PageImage | null {
  if (!media || shareImageFault(media) !== null) return null;
  const file = shareFile(media);
  const { url, width, height } = media;
  const image = { url, width, height, alt: alt || media.alt, origin };
  if (file === null || file === 'original' || !width || !height) return image;
  const scaled = Math.round((height * file.width) / width);
  return { ...image, url: file.url, width: file.width, height: scaled };
}

/**
 * The image that the owner chose for the whole site. It's the same for all pages, so that an image
 * of the content, which says what the page is about, comes before it.
 */
async function siteImage(ports: SiteLoadPorts): Promise<PageImage | null> {
  ports.tag('setting:sharing');
  const id = ports.facts.settings.share_image_id;
  if (id === null) return null;
  const [loaded] = await loadData([{ source: 'media', id }], ports);
  const media = (loaded?.result ?? null) as DataResult<'media'> | null;
  return toPageImage(media, { origin: 'site', id, alt: '' });
}

/**
 * The image that networks show for a document, as a path: the chosen image, the featured image,
 * the first image of the content that they can show, the image of the site, or a drawn one.
 */
export async function findShareImage(
  loaded: LoadedDocument,
  get: GetData,
  ports: SiteLoadPorts,
): Promise<PageImage | null> {
  for (const candidate of [
    ...recordImages(loaded.record),
    ...contentImages(loaded.sections.content),
  ]) {
    const image = toPageImage(get({ source: 'media', id: candidate.id }), candidate);
    if (image) return image;
  }
  return (await siteImage(ports)) ?? generatedImage(loaded, ports.facts);
}
