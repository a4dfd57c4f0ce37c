import { referencesIn, StyleFields, siteStylesheet } from '@plinth/model';
import { presetStyles } from '@plinth/render';
import { idsOf } from '../documents/record-references.ts';
import { mediaUrl } from '../features/media/media-url.ts';
import type { Reader } from '../storage/database/store.ts';
import { fromRow } from '../storage/records/records.ts';
import type { Recorder } from './cache/dependency-log.ts';
import type { Tag } from './cache/tags.ts';
import type { SiteFacts } from './facts/site-facts.ts';

/** Styles of all types. Backgrounds are stored as separate records. */
async function readStyles(db: Reader): Promise<StyleFields[]> {
  const styles = await db.selectFrom('style').selectAll().orderBy('id').execute();
  const backgrounds = await db.selectFrom('background').selectAll().orderBy('id').execute();
  const fields = [
    ...styles.map((row) => fromRow('style', row)),
    ...backgrounds.map((row) => ({
      ...fromRow('background', row),
      type: 'background',
      is_responsive: 0 as const,
    })),
  ].map(({ id, revision, created, modified, ...style }) => StyleFields.safeParse(style));
  return fields.flatMap(({ success, data }) => (success ? [data] : []));
}

async function readMediaUrls(db: Reader, styles: readonly StyleFields[], { tag }: Recorder) {
  const references = styles.flatMap((style) => referencesIn(StyleFields, style));
  const media = [...idsOf(references, 'media')];
  for (const id of media) tag(`media:${id}`);
  if (media.length === 0) return new Map<number, string>();
  const rows = await db
    .selectFrom('media')
    .select(['id', 'file_key'])
    .where('id', 'in', media)
    .execute();
  return new Map(rows.map(({ id, file_key }) => [id, mediaUrl(file_key)]));
}

const TAGS: readonly Tag[] = [
  'style:*',
  'background:*',
  'preset:*',
  'setting:colors',
  'setting:values',
  'setting:fonts',
];

export type StylesheetPorts = {
  readonly db: Reader;
  readonly facts: SiteFacts;
  readonly recorder: Recorder;
};

/** The site's stylesheet: fonts, colors, spacings, styles, and presets. */
export async function renderDesignStylesheet(ports: StylesheetPorts): Promise<string> {
  const { db, recorder, facts } = ports;
  for (const tag of TAGS) recorder.tag(tag);
  const { colors, values, fonts } = facts.settings;
  const styles = await readStyles(db);
  const urls = await readMediaUrls(db, styles, recorder);
  const presets = await db.selectFrom('preset').selectAll().orderBy('id').execute();
  const design = { colors, values, styles, fonts: [...fonts] };
  return (
    siteStylesheet(design, (id) => urls.get(id) ?? null) +
    presetStyles(presets.map((row) => fromRow('preset', row)))
  );
}
