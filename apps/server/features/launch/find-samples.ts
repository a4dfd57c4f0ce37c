import type { SampleContent } from '@plinth/contract';
import { documentReferences, type WidgetLookup } from '@plinth/model';
import { idsOf } from '../../documents/record-references.ts';
import type { Reader } from '../../storage/database/store.ts';
import { fromRow } from '../../storage/records/records.ts';
import { toMediaRecord } from '../media/media-record.ts';
import { passagesOf } from './passages.ts';
import type { PublicDocument, SearchTexts } from './public-documents.ts';
import type { Samples } from './samples.ts';

/** Images of the library that ship with the product, by id. */
export type SampleImages = ReadonlyMap<number, SampleContent['images'][number]>;

export async function readSampleImages(db: Reader, { hashes }: Samples): Promise<SampleImages> {
  if (hashes.size === 0) return new Map();
  const rows = await db
    .selectFrom('media')
    .selectAll()
    .where('hash', 'in', [...hashes])
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

/** What a document still has from the starter or from prebuilt blocks. Null if nothing. */
export function findSamples(
  { part, tree, search }: PublicDocument,
  { samples, images, lookup }: Known,
): SampleContent | null {
  const texts = [...new Set(passagesOf(tree))].filter((text) => samples.passages.has(text));
  const shown = documentReferences(tree, lookup).filter(({ context }) => context !== 'link');
  const found = {
    part,
    text: texts[0] ?? '',
    texts: texts.length,
    images: [...idsOf(shown, 'media')].flatMap((id) => images.get(id) ?? []),
    in_search: search === null ? [] : searchSamples(search, samples),
  };
  return found.texts > 0 || found.images.length > 0 || found.in_search.length > 0 ? found : null;
}
