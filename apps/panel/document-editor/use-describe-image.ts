import { useCallback } from 'react';
import type { ShownFile } from '../data/page-data.ts';
import { describeFile } from '../media/describe-file.ts';
import { useMediaChanged } from '../media/media-data.ts';

/** `keep` gets the image with its alt text, so that the page shows it at once. */
export function useDescribeImage(keep: (file: ShownFile) => void) {
  const changed = useMediaChanged();
  return useCallback(
    async (id: number, alt: string): Promise<void> => {
      try {
        keep(await describeFile(id, alt));
        await changed();
      } catch {
        // The text is on the page, and the library says which images lack one.
      }
    },
    [keep, changed],
  );
}
