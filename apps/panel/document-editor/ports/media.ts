import type { MediaPort } from '@plinth/editor';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ShownFile } from '../../data/page-data.ts';
import { describeFile } from '../../media/describe-file.ts';
import { useMediaChanged } from '../../media/media-data.ts';
import { useImageUploads } from '../../media/use-image-uploads.tsx';
import { useMediaPicker } from '../../media/use-media-picker.tsx';
import { useFileSheet } from '../use-file-sheet.tsx';
import { createImageSource } from './image-source.ts';
import { pickMedia } from './pick-media.ts';

/**
 * The media library. `keep` caches files so that the page shows them at once. Render `picker`,
 * `tray`, and `fileSheet` somewhere.
 */
export function useMediaPort(keep: (file: ShownFile) => void) {
  const queries = useQueryClient();
  const changed = useMediaChanged();
  const { pickFile, pickFiles, picker } = useMediaPicker();
  const { upload, batches, tray } = useImageUploads(keep);
  const { openFile, fileSheet } = useFileSheet(keep);
  const images = useMemo(() => createImageSource(queries, batches), [queries, batches]);
  const media = useMemo<MediaPort>(
    () => ({
      pick: pickMedia({ pickFile, keep }),
      pickImages: async (max) => {
        const files = await pickFiles(max);
        for (const file of files) keep(file);
        return files.map(({ id }) => id);
      },
      openFile,
      describe: async (id, alt) => {
        try {
          keep(await describeFile(id, alt));
          await changed();
        } catch {
          // The text is on the page, and the library says which images lack one.
        }
      },
      images,
      upload,
    }),
    [pickFile, pickFiles, keep, openFile, changed, images, upload],
  );
  return { media, pickFile, picker, tray, fileSheet };
}
