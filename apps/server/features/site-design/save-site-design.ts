import { presets, RpcError, type SiteDesignChanges, styles } from '@plinth/contract';
import type { SiteFont, WidgetLookup } from '@plinth/model';
import { fieldError, withinField } from '../../rpc/field-errors.ts';
import { recordWrites } from '../../rpc/record-handlers.ts';
import { COLORS, VALUES } from '../../settings/design.ts';
import type { Tx } from '../../storage/database/store.ts';
import { type ClassNameScope, claimClassName } from '../../storage/records/class-name.ts';
import { findRecord } from '../../storage/records/records.ts';
import { type Setting, saveSetting } from '../../storage/records/stored-setting.ts';
import { presetRules } from '../presets/presets.ts';
import { styleRules } from '../styles/styles.ts';
import { saveFontsInUse } from './save-fonts.ts';

type Part = 'text_styles' | 'presets';

/** Saves the settings of one group that the changes contain. */
async function saveGroup<G extends 'colors' | 'values'>(
  tx: Tx,
  group: Setting<NonNullable<SiteDesignChanges[G]>> & { readonly name: G },
  changes: SiteDesignChanges,
): Promise<void> {
  const values = changes[group.name];
  if (values === undefined) return;
  const revision = changes.revisions[group.name];
  if (revision === undefined) throw fieldError(`revisions.${group.name}`, 'isEmpty');
  await saveSetting(tx, { ...group, values, revision });
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
    const stored = await findRecord(tx.db, part === 'presets' ? 'preset' : 'style', id);
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

/**
 * Saves changes to the site's design within the transaction of a document. `catalog` are the fonts
 * that text styles can use besides the site's own.
 */
export function createSaveSiteDesign(lookup: WidgetLookup, catalog: readonly SiteFont[]) {
  const styleWrites = recordWrites(styles, styleRules);
  const presetWrites = recordWrites(presets, presetRules(lookup));
  return (tx: Tx, changes: SiteDesignChanges): Promise<void> =>
    withinField('design', async () => {
      await saveGroup(tx, COLORS, changes);
      await saveGroup(tx, VALUES, changes);
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
      if (changes.text_styles.length > 0 || changes.deleted.text_styles.length > 0)
        await saveFontsInUse(tx, catalog);
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
    });
}
