import { createContext, type Dispatch, type SetStateAction, use } from 'react';
import type { FolderChoice } from './media-data.ts';

/** Files that were chosen at once, and where they go. */
export type UploadBatch = { readonly files: readonly File[]; readonly folder: FolderChoice };

/** A file that is being sent in place of a record's own. */
export type Sending = {
  readonly id: number;
  readonly file: File;
  readonly cancel: () => void;
  /** The share sent so far, 0 to 1. */
  readonly share: number;
};

type Transfers = {
  readonly upload: (batch: UploadBatch) => void;
  /** Files that are being sent in place of those of records. */
  readonly replacing: readonly Sending[];
  readonly setReplacing: Dispatch<SetStateAction<readonly Sending[]>>;
};

export const TransfersContext = createContext<Transfers | null>(null);

/** Uploads and replacements of the media library. */
export const useTransfers = (): Transfers => {
  const transfers = use(TransfersContext);
  if (!transfers) throw new Error('outside of LibraryTransfers');
  return transfers;
};
