import type { SiteDesignChanges, SiteDesignRecord } from '@plinth/contract';
import { fontsInUse, referencesIn, type SiteFont, StyleFields, siteStyles } from '@plinth/model';
import { designStylesheet } from '@plinth/render';
import { idsOf } from '../documents/record-references.ts';
import { mediaUrl } from '../features/media/media-url.ts';
import { COLORS, PRESET_LOG, TEXT_STYLE_LOG, VALUES } from '../settings/design.ts';
import { SITE_FONTS } from '../settings/site-fonts.ts';
import type { RecordName } from '../storage/database/record-types.ts';
import type { Reader } from '../storage/database/store.ts';
import { anyRecord, tableOf } from '../storage/records/any-record.ts';
import { fromRow } from '../storage/records/records.ts';
import { readSetting } from '../storage/records/stored-setting.ts';
import type { Recorder } from './cache/dependency-log.ts';
import type { Tag } from './cache/tags.ts';
import { appliedPresets, replacedPresets, replacedTextStyles } from './design-log.ts';

const readAll = async <N extends RecordName>(db: Reader, name: N) => {
  const rows = await anyRecord(db).selectFrom(tableOf(name)).selectAll().orderBy('id').execute();
  return rows.map((row) => fromRow(name, row));
};

async function readImages(db: Reader, styles: readonly StyleFields[]) {
  const references = styles.flatMap((style) => referencesIn(StyleFields, style));
  const ids = [...idsOf(references, 'media')];
  if (ids.length === 0) return { ids, images: [] };
  const rows = await db
    .selectFrom('media')
    .select(['id', 'file_key'])
    .where('id', 'in', ids)
    .execute();
  return { ids, images: rows.map(({ id, file_key }) => ({ id, url: mediaUrl(file_key) })) };
}

const TAGS: readonly Tag[] = [
  'style:*',
  'background:*',
  'preset:*',
  'setting:colors',
  'setting:values',
  'setting:fonts',
];

/** Reads everything that the site's stylesheet is made of. */
export async function readSiteDesign(
  db: Reader,
  { tag }: Pick<Recorder, 'tag'> = { tag: () => undefined },
): Promise<SiteDesignRecord> {
  for (const each of TAGS) tag(each);
  const colors = await readSetting(db, COLORS);
  const values = await readSetting(db, VALUES);
  const fonts = await readSetting(db, SITE_FONTS);
  const styles = await readAll(db, 'style');
  const backgrounds = await readAll(db, 'background');
  const presets = await readAll(db, 'preset');
  const presetLog = await readSetting(db, PRESET_LOG);
  const textStyleLog = await readSetting(db, TEXT_STYLE_LOG);
  const { ids, images } = await readImages(db, siteStyles({ styles, backgrounds }));
  for (const id of ids) tag(`media:${id}`);
  return {
    colors: { colors: colors.values, revision: colors.revision },
    values: values.values,
    fonts: fonts.values.families,
    ...{ styles, backgrounds, presets, images },
    applied_presets: {
      applied: appliedPresets(presetLog.values),
      replaced: replacedPresets(presetLog.values, presets),
      revision: presetLog.revision,
    },
    replaced_text_styles: {
      replaced: replacedTextStyles(textStyleLog.values, styles),
      revision: textStyleLog.revision,
    },
  };
}

type Identified = { readonly id: number };

/** Applies changes to records. New ones have no id yet, which the stylesheet doesn't need. */
function changed<R extends Identified>(
  stored: readonly R[],
  changes: readonly (Partial<R> & { readonly id?: number | undefined })[],
  deleted: readonly number[],
): R[] {
  const byId = new Map(changes.map((change) => [change.id, change]));
  const remaining = stored.filter(({ id }) => !deleted.includes(id));
  const added = changes.filter(({ id }) => id === undefined);
  return [
    ...remaining.map((record) => ({ ...record, ...byId.get(record.id) })),
    ...added.map((record) => ({ ...(record as R), id: 0 })),
  ];
}

/** Text styles under the class names of those that they replace, which documents still have. */
const replaced = (
  styles: SiteDesignRecord['styles'],
  replacements: SiteDesignChanges['replacements']['text_styles'],
): SiteDesignRecord['styles'] =>
  Object.entries(replacements).flatMap(([class_name, replacement]) => {
    const style = styles.find((one) => one.type === 'text' && one.class_name === replacement);
    return style ? [{ ...style, id: 0, class_name }] : [];
  });

/**
 * The site's design as it will be once the changes are saved. `library` are the fonts that text styles
 * can use.
 */
export const withDesignChanges = (
  design: SiteDesignRecord,
  { colors, values, text_styles, presets, backgrounds, deleted, replacements }: SiteDesignChanges,
  library: readonly SiteFont[],
): SiteDesignRecord => {
  const text = text_styles.map((style) => ({ ...style, type: 'text' as const }));
  const remaining = changed(design.styles, text, deleted.text_styles);
  const styles = [...remaining, ...replaced(remaining, replacements.text_styles)];
  return {
    ...design,
    colors: { ...design.colors, ...(colors && { colors }) },
    values: values ?? design.values,
    styles,
    fonts: [...fontsInUse(design.fonts, library, styles)],
    presets: changed(design.presets, presets, deleted.presets),
    backgrounds: changed(design.backgrounds, backgrounds, deleted.backgrounds),
  };
};

/** The design with the URLs of all images in it, also of those in unsaved backgrounds. */
export const withImages = async (
  db: Reader,
  design: SiteDesignRecord,
): Promise<SiteDesignRecord> => ({
  ...design,
  images: (await readImages(db, siteStyles(design))).images,
});

/** The site's stylesheet: fonts, colors, spacings, styles, and presets. */
export const designCss = (design: SiteDesignRecord): string =>
  designStylesheet({ ...design, colors: design.colors.colors });
