import type { SiteContext } from '@plinth/widgets/kit';
import { createContext, use } from 'react';
import type { MediaPort } from './media/port.ts';

/** Files that fields show, and let the user choose. */
export type FilesPort = {
  readonly media: Pick<MediaPort, 'pick'> & {
    /** null where the focal point of images doesn't matter. */
    readonly openFile: MediaPort['openFile'] | null;
  };
  readonly site: SiteContext;
};

export const FilesContext = createContext<FilesPort | null>(null);

export function useFiles(): FilesPort {
  const files = use(FilesContext);
  if (!files) throw new Error('useFiles needs a FilesContext');
  return files;
}
