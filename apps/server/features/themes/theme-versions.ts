// Other versions of installed themes: newer ones of the server of releases, and former ones.
import type { Readable } from 'node:stream';
import { RpcError, type ThemeUpdate, type UpdateProblemRecord } from '@plinth/contract';
import type { Actor } from '../../storage/database/actor.ts';
import { findFormerVersion } from './former-version.ts';
import { type InstallZipPorts, installVersion } from './install-zip.ts';
import { themeIncompatible } from './theme-errors.ts';

type Version = { readonly id: string; readonly version: string };

export type UpdatesPort = {
  /** Newer versions of installed themes, as far as they are known. */
  readonly read: () => Promise<{
    readonly problem: UpdateProblemRecord | null;
    readonly updates: readonly { readonly id: string; readonly update: ThemeUpdate }[];
  }>;
  /** The archive. Throws `RpcError`, and so does the stream unless it's what was signed. */
  readonly download: (version: Version) => Promise<Readable>;
  /** Throws `RpcError`. */
  readonly backUpFirst: () => Promise<void>;
};

export type VersionsPorts = InstallZipPorts & { readonly themeUpdates: UpdatesPort };

const fileOf = (stream: Readable) => ({ name: 'theme.zip', stream });

/** Installs a newer version as its uploaded archive is. All or nothing. */
export async function updateTheme(
  { id, version }: Version,
  ports: VersionsPorts,
  actor: Actor,
): Promise<void> {
  const { read, download, backUpFirst } = ports.themeUpdates;
  const offered = (await read()).updates.find((one) => one.id === id);
  if (offered?.update.version !== version) throw new RpcError('NOT_FOUND');
  if (!offered.update.is_compatible) throw themeIncompatible(offered.update.min_version);
  const file = fileOf(await download({ id, version }));
  const expected = { id, version, isFormer: false, beforeSave: backUpFirst };
  await installVersion(file, { ports, actor, expected });
}

/** Installs the kept version of a theme. The one so far is kept in turn. */
export async function goBackTo(
  { id, version }: Version,
  ports: VersionsPorts,
  actor: Actor,
): Promise<void> {
  const former = await findFormerVersion(ports.store.read, id);
  if (former?.version !== version) throw new RpcError('NOT_FOUND');
  const opened = await ports.mediaFiles.store.open(former.file_key);
  if (!opened) throw new RpcError('NOT_FOUND');
  const expected = { id, version, isFormer: true };
  await installVersion(fileOf(opened.stream), { ports, actor, expected });
}
