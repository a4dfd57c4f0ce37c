import type { SiteDesignChanges } from '@plinth/contract';
import { replaceTextStyle } from '../../documents/design-usage.ts';
import { restoreTextStyle } from '../../documents/restore-text-style.ts';
import { fieldError } from '../../rpc/field-errors.ts';
import { MAX_LOG_STEPS, TEXT_STYLE_LOG, type TextStyleLog } from '../../settings/design.ts';
import type { Reader, Tx } from '../../storage/database/store.ts';
import { readSetting, saveSetting } from '../../storage/records/stored-setting.ts';

type Steps = TextStyleLog['steps'];
type Wanted = {
  readonly replacements: { readonly [class_name: string]: string };
  readonly restored: readonly string[];
};
type Exists = (class_name: string) => boolean;

async function readExists(db: Reader): Promise<Exists> {
  const rows = await db
    .selectFrom('style')
    .select('class_name')
    .where('type', '=', 'text')
    .execute();
  const known = new Set(rows.map(({ class_name }) => class_name));
  return (class_name) => known.has(class_name);
}

async function undo(
  tx: Tx,
  log: Steps,
  { replacements, restored }: Wanted,
  exists: Exists,
): Promise<Steps> {
  if (!restored.every((name) => log.some(({ replaced }) => replaced === name)))
    throw fieldError('restored.text_styles', 'valueInvalid');
  // What has another replacement comes back for a moment.
  const comesBack = (name: string): boolean => exists(name) || Object.hasOwn(replacements, name);
  const isUndone = ({ replaced }: Steps[number]): boolean => restored.includes(replaced);
  for (const step of log.filter(isUndone).reverse())
    if (comesBack(step.replaced)) await restoreTextStyle(tx, step);
  return log.filter((step) => !isUndone(step));
}

async function replace(tx: Tx, { replacements }: Wanted, exists: Exists): Promise<Steps> {
  const steps: Steps = [];
  for (const [replaced, text_style] of Object.entries(replacements)) {
    if (exists(replaced) || !exists(text_style))
      throw fieldError(`replacements.text_styles.${replaced}`, 'valueInvalid');
    const sections = await replaceTextStyle(tx, replaced, text_style);
    steps.push({ replaced, text_style, sections });
  }
  return steps;
}

/** Gives everything with a deleted text style its replacement, or the style back. */
export async function setTextStyles(tx: Tx, changes: SiteDesignChanges): Promise<void> {
  const wanted = {
    replacements: changes.replacements.text_styles,
    restored: changes.restored.text_styles,
  };
  const canUndo = wanted.restored.length > 0;
  if (!canUndo && Object.keys(wanted.replacements).length === 0) return;
  const { replaced_text_styles: revision } = changes.revisions;
  if (canUndo && revision === undefined)
    throw fieldError('revisions.replaced_text_styles', 'isEmpty');
  const exists = await readExists(tx.db);
  const { values } = await readSetting(tx.db, TEXT_STYLE_LOG);
  const remaining = await undo(tx, values.steps, wanted, exists);
  const replaced = await replace(tx, wanted, exists);
  const others = remaining.filter((step) => !Object.hasOwn(wanted.replacements, step.replaced));
  const steps = [...others, ...replaced].slice(-MAX_LOG_STEPS);
  const saved = { values: { steps }, revision: canUndo ? revision : undefined };
  await saveSetting(tx, { ...TEXT_STYLE_LOG, ...saved });
}
