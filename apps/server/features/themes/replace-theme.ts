import { isOlder } from '@plinth/model';
import type { StoredTheme } from '../../storage/database/record-types.ts';
import type { Tx } from '../../storage/database/store.ts';
import { changeRecord } from '../../storage/records/records.ts';
import { markOrphaned } from '../media/orphaned-files.ts';
import { readRecords } from './theme-design.ts';
import { themeExists, themeOlder } from './theme-errors.ts';
import type { ThemeFile } from './theme-file.ts';

/** Only a newer version takes the place of an installed theme. */
export function checkNewer(
  installed: StoredTheme | undefined,
  { name, version }: Pick<ThemeFile, 'name' | 'version'>,
): void {
  if (!installed) return;
  const current = String(installed.manifest.version);
  if (isOlder(version, current)) throw themeOlder({ name, version, current });
  if (!isOlder(current, version)) throw themeExists({ name, version });
}

/** Lets the site, and designs that it had, load fonts from the files of the new version. */
async function moveFonts(tx: Tx, keys: ReadonlyMap<string, string>): Promise<void> {
  const moved = (key: string): string => keys.get(key) ?? key;
  for (const { id, revision, faces } of await readRecords(tx.db, 'font')) {
    if (!faces.some(({ file }) => keys.has(file))) continue;
    const fields = { faces: faces.map((face) => ({ ...face, file: moved(face.file) })) };
    await changeRecord(tx, 'font', { id, revision, fields });
  }
  const designs = await tx.db.selectFrom('former_design').select(['theme', 'design']).execute();
  for (const { theme, design } of designs) {
    const changed = [...keys].reduce((text, [from, to]) => text.replaceAll(from, to), design);
    if (changed === design) continue;
    await tx.db
      .updateTable('former_design')
      .set({ design: changed })
      .where('theme', '=', theme)
      .execute();
  }
}

/**
 * Replaces an installed theme with a newer version. The site's design stays, so fonts that the new
 * version lacks do too. Returns the keys of files that nothing uses any more.
 */
export async function replaceTheme(
  tx: Tx,
  installed: StoredTheme,
  {
    next,
    linkFonts,
  }: {
    readonly next: Pick<StoredTheme, 'manifest' | 'documents' | 'files'>;
    readonly linkFonts: (tx: Tx) => Promise<void>;
  },
): Promise<readonly string[]> {
  const fonts = Object.entries(installed.files).filter(([name]) => name.startsWith('fonts/'));
  const files = { ...Object.fromEntries(fonts), ...next.files };
  const { id, revision } = installed;
  await changeRecord(tx, 'theme', { id, revision, fields: { ...next, files } });
  await moveFonts(tx, new Map(fonts.map(([name, key]) => [key, files[name] ?? key])));
  await linkFonts(tx);
  const kept = new Set(Object.values(files));
  const dropped = Object.values(installed.files).filter((key) => !kept.has(key));
  await markOrphaned(tx, dropped);
  return dropped;
}
