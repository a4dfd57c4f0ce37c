import { LazyMount, lazyComponent } from '@plinth/ui';
import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  use,
  useCallback,
  useMemo,
  useState,
} from 'react';
import type { Sending } from './file-sheet/use-replacing.ts';
import type { FolderChoice } from './media-data.ts';
import { useAskBeforeClosing } from './use-ask-before-closing.ts';

/** Files that were chosen at once, and where they go. */
export type UploadBatch = { readonly files: readonly File[]; readonly folder: FolderChoice };

type Transfers = {
  readonly upload: (batch: UploadBatch) => void;
  /** Files that are being sent in place of those of records. */
  readonly replacing: readonly Sending[];
  readonly setReplacing: Dispatch<SetStateAction<readonly Sending[]>>;
};

const TransfersContext = createContext<Transfers | null>(null);

/** Uploads and replacements of the media library. */
export const useTransfers = (): Transfers => {
  const transfers = use(TransfersContext);
  if (!transfers) throw new Error('outside of LibraryTransfers');
  return transfers;
};

const LibraryUploads = lazyComponent(
  async () => (await import('./library-uploads.tsx')).LibraryUploads,
);

/** Uploads and replacements of the media library, which continue while other screens are shown. */
export const LibraryTransfers = ({ children }: { readonly children: ReactNode }) => {
  const [batches, setBatches] = useState<readonly UploadBatch[]>([]);
  const [replacing, setReplacing] = useState<readonly Sending[]>([]);
  useAskBeforeClosing(replacing.length > 0);
  const upload = useCallback((batch: UploadBatch) => setBatches((all) => [...all, batch]), []);
  const remove = useCallback(
    (taken: readonly UploadBatch[]) =>
      setBatches((all) => all.filter((batch) => !taken.includes(batch))),
    [],
  );
  const transfers = useMemo(() => ({ upload, replacing, setReplacing }), [upload, replacing]);
  return (
    <TransfersContext value={transfers}>
      {children}
      <LazyMount when={batches.length > 0}>
        <LibraryUploads batches={batches} onTaken={remove} />
      </LazyMount>
    </TransfersContext>
  );
};
