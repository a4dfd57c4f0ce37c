import type { FilesPort } from '@plinth/editor';
import { useMemo } from 'react';
import { pickMedia } from '../document-editor/ports/pick-media.ts';
import { useSite } from '../document-editor/use-site.ts';
import { useMediaPicker } from '../media/use-media-picker.tsx';
import { useBoot } from '../session/boot.ts';

/** Images and videos for design screens. Render `picker` somewhere. */
export const useDesignFiles = () => {
  const { main_page } = useBoot().config;
  const { site, keep } = useSite({ kind: 'page', id: main_page ?? 0 }, []);
  const { pickFile, picker } = useMediaPicker();
  const files = useMemo<FilesPort>(
    () => ({ site, media: { pick: pickMedia({ pickFile, keep }), openFile: null } }),
    [site, pickFile, keep],
  );
  return { files, picker };
};
