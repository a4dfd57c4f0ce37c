import type { SampleContent } from '@plinth/contract';
import { referencesIn, type WidgetLookup, type WidgetNode } from '@plinth/model';
import { idsOf } from '../../documents/record-references.ts';
import type { Reader } from '../../storage/database/store.ts';
import { fromRow } from '../../storage/records/records.ts';
import { toMediaRecord } from '../media/media-record.ts';
import { passagesOf } from './passages.ts';
import type { PublicDocument, SearchTexts } from './public-documents.ts';
import type { Samples } from './samples.ts';

/** Images of the library that ship with the product, by id. */
export type SampleImages = ReadonlyMap<number, Omit<SampleContent['images'][number], 'node'>>;

export async function readSampleImages(db: Reader, { hashes }: Samples): Promise<SampleImages> {
  if (hashes.size === 0) return new Map();
  const rows = await db
    .selectFrom('media')
    .selectAll()
    .where('hash', 'in', [...hashes])
    .where('type', '=', 'images')
    .execute();
  return new Map(
    rows.map((row) => {
      const { id, url, alt, thumbnails } = toMediaRecord(fromRow('media', row));
      return [id, { id, url: thumbnails.medium ?? url, alt }];
    }),
  );
}

const searchSamples = (
  { seo_title, seo_description }: SearchTexts,
  { searchTexts }: Samples,
): SampleContent['in_search'] => [
  ...(searchTexts.has(seo_title) ? ['title' as const] : []),
  ...(searchTexts.has(seo_description) ? ['description' as const] : []),
];

/** Whether the library has an image other than the logo that doesn't ship with the product. */
export async function hasOwnImage(
  db: Reader,
  { hashes }: Samples,
  logoId: number | null,
): Promise<boolean> {
  const row = await db
    .selectFrom('media')
    .select('id')
    .where('type', '=', 'images')
    .where('id', '!=', logoId ?? 0)
    .$if(hashes.size > 0, (images) => images.where('hash', 'not in', [...hashes]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type Known = {
  readonly samples: Samples;
  readonly images: SampleImages;
  readonly lookup: WidgetLookup;
};

/** Each text once, where it is first. */
const sampleTexts = (tree: WidgetNode, { passages }: Samples): SampleContent['texts'] => {
  const found = passagesOf(tree).filter(({ text }) => passages.has(text));
  return found.filter(
    ({ text }, index) => found.findIndex((passage) => passage.text === text) === index,
  );
};

/** Each image once, with the first widget that shows it. */
function sampleImages(
  { id: node, widget, properties, children }: WidgetNode,
  known: Known,
): SampleContent['images'] {
  const schema = known.lookup(widget)?.properties;
  const shown = (schema ? referencesIn(schema, properties) : []).filter(
    ({ context }) => context !== 'link',
  );
  const own = [...idsOf(shown, 'media')].flatMap((id) => {
    const image = known.images.get(id);
    return image ? [{ ...image, node }] : [];
  });
  const all = [...own, ...children.flatMap((child) => sampleImages(child, known))];
  return all.filter(({ id }, index) => all.findIndex((image) => image.id === id) === index);
}

/** What a document still has from the starter or from prebuilt blocks. Null if nothing. */
export function findSamples(
  { part, tree, search }: PublicDocument,
  known: Known,
): SampleContent | null {
  const found = {
    part,
    texts: sampleTexts(tree, known.samples),
    images: sampleImages(tree, known),
    in_search: search === null ? [] : searchSamples(search, known.samples),
  };
  return found.texts.length > 0 || found.images.length > 0 || found.in_search.length > 0
    ? found
    : null;
}
