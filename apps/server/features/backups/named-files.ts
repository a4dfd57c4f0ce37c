import { fromRow } from '../../storage/records/records.ts';
import { keysOf } from '../media/media-record.ts';
import { fileId } from './copy-files.ts';
import type { FileStoreName } from './manifest.ts';

type Row = { readonly [column: string]: unknown };
type Owner = { readonly store: FileStoreName; readonly keysOf: (row: Row) => readonly string[] };

/** Records that name files which they can't be without. Their texts may look like keys, and name none. */
const OWNERS: Readonly<Record<string, Owner>> = {
  media: { store: 'media', keysOf: (row) => keysOf(fromRow('media', row as never)) },
  theme: {
    store: 'media',
    keysOf: (row) => Object.values(fromRow('theme', row as never).files),
  },
  former_theme: { store: 'media', keysOf: ({ file_key }) => [String(file_key)] },
  submission: {
    store: 'attachments',
    keysOf: (row) => fromRow('submission', row as never).files.map(({ file_key }) => file_key),
  },
};

/** Ids of the files that a row names. */
export function filesNamedBy(table: string, row: Row): readonly string[] {
  const owner = OWNERS[table];
  return owner ? owner.keysOf(row).map((key) => fileId({ store: owner.store, key })) : [];
}
