import { RpcError } from '@plinth/contract';
import type { Owner } from '@plinth/model';
import type { Reader } from '../../storage/database/store.ts';
import type { DocumentKind, OwnerRecord } from './document-kind.ts';

export type OwnedDocument = { readonly of: DocumentKind; readonly id: number };

export const ownerOf = ({ of, id }: OwnedDocument): Owner => ({ kind: of.kind, id });

/** Throws `NOT_FOUND` if the owner doesn't exist. */
export async function getOwner(db: Reader, { of, id }: OwnedDocument): Promise<OwnerRecord> {
  const record = await of.read(db, id);
  if (!record) throw new RpcError('NOT_FOUND');
  return record;
}
