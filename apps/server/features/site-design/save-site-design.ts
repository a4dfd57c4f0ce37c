import { backgrounds, presets, RpcError, type SiteDesignChanges, styles } from '@plinth/contract';
import type { WidgetLookup } from '@plinth/model';
import { fieldError, withinField } from '../../rpc/field-errors.ts';
import { recordWrites } from '../../rpc/record-handlers.ts';
import { saveColors } from '../../settings/check-colors.ts';
import { VALUES } from '../../settings/design.ts';
import type { Tx } from '../../storage/database/store.ts';
import { type ClassNameScope, claimClassName } from '../../storage/records/class-name.ts';
import { findRecord } from '../../storage/records/records.ts';
import { saveSetting } from '../../storage/records/stored-setting.ts';
import { backgroundRules } from '../backgrounds/backgrounds.ts';
import { presetRules } from '../presets/presets.ts';
import { type ReadFamilies, styleRules } from '../styles/styles.ts';
import { setWidgetPresets } from './set-presets.ts';
import { setTextStyles } from './set-text-styles.ts';

/** The kind of record that each part of the changes has. */
const RECORDS = { text_styles: 'style', presets: 'preset', backgrounds: 'background' } as const;
type Part = keyof typeof RECORDS;

function groupRevision({ revisions }: SiteDesignChanges, group: 'colors' | 'values'): number {
  const revision = revisions[group];
  if (revision === undefined) throw fieldError(`revisions.${group}`, 'isEmpty');
  return revision;
}

/** Saves the colors and values that the changes contain. */
async function saveSettings(tx: Tx, changes: SiteDesignChanges): Promise<void> {
  const { colors, values } = changes;
  if (colors) await saveColors(tx, { values: colors, revision: groupRevision(changes, 'colors') });
  if (values)
    await saveSetting(tx, { ...VALUES, values, revision: groupRevision(changes, 'values') });
}

type Item = SiteDesignChanges[Part][number];
type Saved<I extends Item> = Omit<I, 'class_name'>;

type PartOptions<I extends Item> = {
  readonly changes: SiteDesignChanges;
  readonly part: Part;
  readonly items: readonly I[];
  /** Class names are unique within the scope. */
  readonly scopeOf: (item: I) => ClassNameScope;
  readonly create: (item: Saved<I>, class_name: string) => Promise<unknown>;
  readonly change: (item: Saved<I>, revision: number) => Promise<unknown>;
  readonly deleteAll: (ids: readonly number[]) => Promise<unknown>;
};

/** Saves all changes to one kind of record. */
async function savePart<I extends Item>(tx: Tx, options: PartOptions<I>): Promise<void> {
  const { changes, part, items, scopeOf, create, change, deleteAll } = options;
  const revisionOf = (id: number): number => {
    const revision = changes.revisions[part][id];
    if (revision === undefined) throw fieldError(`revisions.${part}.${id}`, 'isEmpty');
    return revision;
  };
  const deleted = changes.deleted[part];
  for (const id of deleted) {
    const stored = await findRecord(tx.db, RECORDS[part], id);
    if (stored && stored.revision !== revisionOf(id))
      throw new RpcError('CONFLICT', { revision: stored.revision });
  }
  await deleteAll(deleted);
  for (const [index, item] of items.entries()) {
    const revision = item.id === undefined ? null : revisionOf(item.id);
    const { class_name, ...fields } = item;
    await withinField(`${part}.${index}`, async () =>
      revision === null
        ? create(fields, await claimClassName(tx.db, class_name, scopeOf(item)))
        : change(fields, revision),
    );
  }
}

export type SaveSiteDesignPorts = {
  readonly lookup: WidgetLookup;
  readonly linkFonts: (tx: Tx) => Promise<void>;
  readonly readFamilies: ReadFamilies;
};

/** Saves changes to the site's design within the transaction of a document. */
export function createSaveSiteDesign({ lookup, linkFonts, readFamilies }: SaveSiteDesignPorts) {
  const styleWrites = recordWrites(styles, styleRules(readFamilies));
  const backgroundWrites = recordWrites(backgrounds, backgroundRules);
  const presetWrites = recordWrites(presets, presetRules(lookup));
  return (tx: Tx, changes: SiteDesignChanges): Promise<void> =>
    withinField('design', async () => {
      await saveSettings(tx, changes);
      await savePart(tx, {
        changes,
        part: 'text_styles',
        items: changes.text_styles,
        scopeOf: () => ({ record: 'style', scope: { type: 'text' } }),
        create: (item, class_name) =>
          styleWrites.create(tx, styles.fields.parse({ ...item, type: 'text' }), { class_name }),
        change: (item, revision) => styleWrites.save(tx, { item, revision }),
        deleteAll: (ids) => styleWrites.deleteAll(tx, ids),
      });
      await setTextStyles(tx, changes);
      if (changes.text_styles.length > 0 || changes.deleted.text_styles.length > 0)
        await linkFonts(tx);
      await savePart(tx, {
        changes,
        part: 'presets',
        items: changes.presets,
        scopeOf: ({ widget_name }) => ({ record: 'preset', scope: { widget_name } }),
        create: (item, class_name) =>
          presetWrites.create(tx, presets.fields.parse(item), { class_name }),
        change: (item, revision) => presetWrites.save(tx, { item, revision }),
        deleteAll: (ids) => presetWrites.deleteAll(tx, ids),
      });
      await setWidgetPresets(tx, changes);
      await savePart(tx, {
        changes,
        part: 'backgrounds',
        items: changes.backgrounds,
        scopeOf: () => ({ record: 'background', scope: {} }),
        create: (item, class_name) =>
          backgroundWrites.create(tx, backgrounds.fields.parse(item), { class_name }),
        change: (item, revision) => backgroundWrites.save(tx, { item, revision }),
        deleteAll: (ids) => backgroundWrites.deleteAll(tx, ids),
      });
    });
}
