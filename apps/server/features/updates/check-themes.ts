// Newer versions of installed themes, which the server of releases lists in a signed file.
import {
  releaseVersion,
  type ThemeRelease,
  type ThemeUpdate,
  themeId,
  themeRelease,
  themeReleases,
  type UpdateProblemRecord,
  updateProblem,
} from '@plinth/contract';
import { isOlder } from '@plinth/model';
import { z } from 'zod';
import type { ReleaseFeed } from '../../outbound/release-feed.ts';
import { systemActor } from '../../storage/database/actor.ts';
import type { Reader } from '../../storage/database/store.ts';
import { readFact, writeFact } from '../../storage/records/facts.ts';
import { fromRow } from '../../storage/records/records.ts';
import { type CheckPorts, isMissing, readFile } from './feed-files.ts';
import { readPinnedKeys } from './installation.ts';
import { UpdateProblem } from './update-problem.ts';
import { verifySigned } from './verify-release.ts';

const LIST = 'themes.json';

const storedCheck = z.object({
  problem: updateProblem.nullable(),
  themes: z.array(themeRelease),
  /** The newest version of each theme that was ever offered. */
  seen: z.record(themeId, releaseVersion),
});
type StoredCheck = z.output<typeof storedCheck>;

const NEVER: StoredCheck = { problem: null, themes: [], seen: {} };

async function readCheck(db: Reader): Promise<StoredCheck> {
  const stored = await readFact(db, 'theme_update_check');
  return stored === undefined ? NEVER : (storedCheck.safeParse(JSON.parse(stored)).data ?? NEVER);
}

type Seen = StoredCheck['seen'];

/** The list as it is signed. Throws `UpdateProblem`, also for a theme older than seen before. */
async function fetchThemes(
  feed: ReleaseFeed,
  { installation, seen }: Pick<CheckPorts, 'installation'> & { readonly seen: Seen },
): Promise<readonly ThemeRelease[]> {
  const manifest = await readFile(feed, LIST);
  const pinned = readPinnedKeys(installation);
  const signature = await readFile(feed, 'themes.sig');
  const expected = { schema: themeReleases, file: LIST };
  const { themes } = verifySigned({ manifest, signature }, pinned, expected);
  for (const { id, version } of themes) {
    const current = Object.hasOwn(seen, id) ? seen[id] : undefined;
    if (current !== undefined && isOlder(version, current))
      throw new UpdateProblem('OLDER_RELEASE', { version, current });
  }
  return themes;
}

async function ask(feed: ReleaseFeed, before: StoredCheck, { installation }: CheckPorts) {
  try {
    return { themes: [...(await fetchThemes(feed, { installation, seen: before.seen }))] };
  } catch (error) {
    if (!(error instanceof UpdateProblem)) throw error;
    // Not every server has themes.
    return isMissing(error, LIST) ? { themes: [] } : { problem: error.toJSON() };
  }
}

/** Never lowers a version. */
function withSeen(seen: Seen, themes: readonly ThemeRelease[]): Seen {
  const known = new Map(Object.entries(seen));
  const newer = themes.filter(({ id, version }) => isOlder(known.get(id) ?? '0.0.0', version));
  return { ...seen, ...Object.fromEntries(newer.map(({ id, version }) => [id, version])) };
}

/** Asks for the newest versions of themes and stores what came back. */
export async function checkThemes(ports: CheckPorts): Promise<void> {
  const { store, feed } = ports;
  if (!feed) return;
  const found = await ask(feed, await readCheck(store.read), ports);
  await store.transaction(async (tx) => {
    const now = await readCheck(tx.db);
    const { themes = now.themes, problem = null } = found;
    const check = { problem, themes, seen: withSeen(now.seen, themes) };
    await writeFact(tx, 'theme_update_check', JSON.stringify(check));
  }, systemActor('updates'));
}

/** A newer version of an installed theme. */
export type OfferedTheme = {
  readonly id: string;
  readonly name: string;
  readonly update: ThemeUpdate;
};

export type ThemeUpdates = {
  /** Why the last check failed. */
  readonly problem: UpdateProblemRecord | null;
  readonly updates: readonly OfferedTheme[];
};

/** What the last check has found, as far as it's newer than what is installed. */
export async function readThemeUpdates({
  store,
  installation,
}: Pick<CheckPorts, 'store' | 'installation'>): Promise<ThemeUpdates> {
  const { problem, themes } = await readCheck(store.read);
  const rows = await store.read.selectFrom('theme').selectAll().orderBy('id').execute();
  const updates = rows.flatMap((row): OfferedTheme[] => {
    const { key: id, manifest } = fromRow('theme', row);
    const offered = themes.find((theme) => theme.id === id);
    if (!offered || !isOlder(String(manifest.version), offered.version)) return [];
    const { version, released, notes, size, min_version } = offered;
    const is_compatible = !isOlder(installation.version, min_version);
    const update = { version, released, notes, size, min_version, is_compatible };
    return [{ id, name: String(manifest.name), update }];
  });
  return { problem: rows.length > 0 ? problem : null, updates };
}

/** A version of a theme as the server lists it now. Throws `UpdateProblem`. */
export async function confirmTheme(
  { id, version }: Pick<ThemeRelease, 'id' | 'version'>,
  { store, installation, feed }: CheckPorts,
): Promise<ThemeRelease> {
  const reason = { file: LIST, reason: version };
  if (!feed) throw new UpdateProblem('NOT_FOUND', reason);
  const { seen } = await readCheck(store.read);
  const themes = await fetchThemes(feed, { installation, seen });
  const release = themes.find((theme) => theme.id === id && theme.version === version);
  if (!release) throw new UpdateProblem('NOT_FOUND', reason);
  return release;
}
