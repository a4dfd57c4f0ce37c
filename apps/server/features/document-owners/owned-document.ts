import { RpcError } from '@plinth/contract';
import type { Owner } from '@plinth/model';
import type { Reader } from '../../storage/database/store.ts';
import type { DocumentKind, OwnerRecord } from './document-kind.ts';

/** The document of one owner, with what is known of its kind. */
export type OwnedDocument = { readonly of: DocumentKind; readonly id: number };

export const ownerOf = ({ of, id }: OwnedDocument): Owner => ({ kind: of.kind, id });

/** Throws `NOT_FOUND` for an owner that is gone. */
export async function getOwner(db: Reader, { of, id }: OwnedDocument): Promise<OwnerRecord> {
  const record = await of.read(db, id);
  if (!record) throw new RpcError('NOT_FOUND');
  return record;
}
