import { RpcError } from '@plinth/contract';
import { fieldError } from '../../rpc/field-errors.ts';
import { activeTheme } from '../../settings/active-theme.ts';
import type { Actor } from '../../storage/database/actor.ts';
import type { Tx } from '../../storage/database/store.ts';
import { changeRecord, deleteRecord } from '../../storage/records/records.ts';
import { deleteOrphaned, markOrphaned } from '../media/orphaned-files.ts';
import { dropFormerVersion } from './former-version.ts';
import { findInstalled, type LibraryPorts } from './library.ts';
import { readRecords } from './theme-design.ts';

/**
 * Text styles that stayed when the site changed its theme may still use fonts of it: those become
 * fonts that the owner added. Returns the keys of their files.
 */
async function keepUsedFonts(tx: Tx, files: readonly string[]): Promise<ReadonlySet<string>> {
  const kept = new Set<string>();
  for (const { id, revision, source, faces } of await readRecords(tx.db, 'font')) {
    if (source !== 'theme' || !faces.some(({ file }) => files.includes(file))) continue;
    await changeRecord(tx, 'font', { id, revision, fields: { source: 'upload' } });
    for (const { file } of faces) kept.add(file);
  }
  return kept;
}

/**
 * Deletes an installed theme with its files, and the design that the site had with it. The active
 * theme stays, and those of the product.
 */
export async function deleteTheme(
  id: string,
  { store, themes, mediaFiles }: LibraryPorts,
  actor: Actor,
): Promise<void> {
  const keys = await store.transaction(async (tx) => {
    const isActive = (await activeTheme(tx.db)) === id;
    if (isActive || themes.has(id))
      throw fieldError('id', 'valueInvalid', 'COMMON.MESSAGES.IN_USE');
    const theme = await findInstalled(tx.db, id);
    if (!theme) throw new RpcError('NOT_FOUND');
    const all = Object.values(theme.files);
    const kept = await keepUsedFonts(tx, all);
    const files = all.filter((key) => !kept.has(key));
    await markOrphaned(tx, files);
    await deleteRecord(tx, 'theme', theme.id);
    await tx.db.deleteFrom('former_design').where('theme', '=', id).execute();
    return [...files, ...(await dropFormerVersion(tx, id))];
  }, actor);
  await deleteOrphaned({ store, files: mediaFiles.store }, keys);
}
