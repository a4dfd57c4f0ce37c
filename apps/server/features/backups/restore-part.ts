import { join } from 'node:path';
import type { BackupPartKind } from '@plinth/contract';
import type { WidgetNode } from '@plinth/model';
import { idsOf, recordReferences } from '../../documents/record-references.ts';
import type { Actor } from '../../storage/database/actor.ts';
import type { StoredMedia, StoredRecords } from '../../storage/database/record-types.ts';
import type { Reader, Store, Tx } from '../../storage/database/store.ts';
import { freeSpace } from '../../storage/folders/disk.ts';
import { audit } from '../../storage/records/audit.ts';
import { findAll, findRecord } from '../../storage/records/records.ts';
import type { Former, RestoredRecord } from '../../storage/records/restore-record.ts';
import { keysOf } from '../media/media-record.ts';
import { markOrphaned } from '../media/orphaned-files.ts';
import { restoreFile } from '../media/restore-file.ts';
import { type BackupSource, openFile, verifyContent, verifyData } from './backup-source.ts';
import type { BackedUpFile } from './manifest.ts';
import { PART_TABLES } from './parts.ts';
import type { RestorePorts } from './ports.ts';
import { BackupProblem, notEnoughSpace } from './problems.ts';
import { loadRecords } from './proof.ts';

type OwnerName = 'page' | 'post' | 'popup';

export type FormerPart<N extends OwnerName> = Former<N> & {
  readonly content: StoredRecords['section'];
};

/** How each kind of record is put back into the site. */
export type PartRestorers = {
  readonly [N in OwnerName]: (tx: Tx, former: FormerPart<N>) => Promise<RestoredRecord>;
} & { readonly menu: (tx: Tx, former: Former<'menu'>) => Promise<RestoredRecord> };

export type PartPorts = Pick<RestorePorts, 'backups' | 'files' | 'store' | 'folder'> & {
  readonly restorers: PartRestorers;
};

export type PartTarget = {
  readonly kind: BackupPartKind;
  readonly id: number;
  readonly actor: Actor;
};

export type RestoredPart = RestoredRecord & {
  readonly name: string;
  readonly document: WidgetNode | null;
};

type Found = {
  readonly record: StoredRecords['page' | 'post' | 'popup' | 'menu' | 'media'];
  readonly content: StoredRecords['section'] | null;
};

async function findPart(db: Reader, { kind, id }: PartTarget): Promise<Found> {
  const record = await findRecord(db, PART_TABLES[kind], id);
  if (!record) throw new BackupProblem('NOT_IN_BACKUP', { part: `${kind} ${id}` });
  const content =
    'content_id' in record ? await findRecord(db, 'section', record.content_id) : undefined;
  return { record, content: content ?? null };
}

/** The files that the part shows and the site has lost, as the backup has them. */
async function lostFiles(
  { record, content }: Found,
  { kind }: PartTarget,
  { loaded, site }: { readonly loaded: Reader; readonly site: Reader },
): Promise<readonly StoredMedia[]> {
  if (kind === 'file') return [];
  const references = [
    ...recordReferences(PART_TABLES[kind], record as never),
    ...(content ? recordReferences('section', content) : []),
  ];
  const ids = [...idsOf(references, 'media')];
  const there = new Set((await findAll(site, 'media', ids)).map(({ id }) => id));
  return findAll(
    loaded,
    'media',
    ids.filter((id) => !there.has(id)),
  );
}

type Wanted = {
  readonly records: readonly StoredMedia[];
  /** Throws if the backup lacks a file, as it does if the site had lost it already. */
  readonly mustHaveAll: boolean;
};

/** Puts the files of records into the store, unless they are there. */
async function putFilesOf(
  { records, mustHaveAll }: Wanted,
  source: BackupSource,
  { files, store, folder }: PartPorts,
): Promise<void> {
  const backedUp = new Map(
    source.manifest.files.filter((one) => one.store === 'media').map((one) => [one.key, one]),
  );
  const wanted: BackedUpFile[] = [];
  for (const record of records) {
    for (const key of keysOf(record)) {
      if ((await files.media.size(key)) !== null) continue;
      const file = backedUp.get(key);
      if (file) wanted.push(file);
      else if (mustHaveAll && key === record.file_key) {
        throw new BackupProblem('NOT_IN_BACKUP', { part: record.name });
      }
    }
  }
  const needed = wanted.reduce((sum, { size }) => sum + size, 0);
  const free = await freeSpace(folder.path);
  if (needed > free) throw notEnoughSpace(folder.path, needed, free);
  for (const file of wanted) await verifyContent(source, file);
  const keys = wanted.map(({ key }) => key);
  await store.transaction((tx) => markOrphaned(tx, keys));
  for (const file of wanted) await files.media.put(file.key, await openFile(source, file));
}

function putBack(tx: Tx, target: PartTarget, { found, ports }: { found: Found; ports: PartPorts }) {
  const { restorers, store } = ports;
  const { record, content } = found;
  const former = { record, content, kind: store.kind } as never;
  return target.kind === 'file' ? restoreFile(tx, former) : restorers[target.kind](tx, former);
}

async function requireScratchSpace(
  { manifest }: BackupSource,
  { backups }: PartPorts,
): Promise<void> {
  const needed = manifest.data.text_size * 2;
  const free = await freeSpace(backups.folder);
  if (needed > free) throw notEnoughSpace(backups.folder, needed, free);
}

/**
 * Restores one part of a backup into the site as it is today: as a new version, or again if it's gone,
 * with the files that it shows. Throws a `BackupProblem`, and then changes nothing.
 */
export async function restorePart(
  source: BackupSource,
  target: PartTarget,
  ports: PartPorts,
): Promise<RestoredPart> {
  const { backups, store } = ports;
  await verifyData(source);
  await requireScratchSpace(source, ports);
  const scratch = await backups.begin();
  let loaded: Store | undefined;
  try {
    loaded = await loadRecords(source, join(scratch, 'site.db'));
    const found = await findPart(loaded.read, target);
    const lost = await lostFiles(found, target, { loaded: loaded.read, site: store.read });
    const mustHaveAll = target.kind === 'file';
    const records = mustHaveAll ? [found.record as StoredMedia] : lost;
    await putFilesOf({ records, mustHaveAll }, source, ports);
    const restored = await store.transaction(async (tx) => {
      for (const record of lost) await restoreFile(tx, { record, kind: store.kind });
      const record = await putBack(tx, target, { found, ports });
      const details = { backup: source.manifest.created, part: `${target.kind} ${record.id}` };
      await audit(tx, { record: 'backup', result: 'changed', details });
      return record;
    }, target.actor);
    return { ...restored, name: found.record.name, document: found.content?.document ?? null };
  } finally {
    await loaded?.close();
    await backups.discard(scratch);
  }
}
