import type { EditorPorts } from '@plinth/editor';
import { useMemo } from 'react';
import { pickedFiles } from '../document-editor/picked-files.ts';
import { useSite } from '../document-editor/use-site.ts';
import { useMediaPicker } from '../media/use-media-picker.tsx';
import { useBoot } from '../session/boot.ts';

type Files = Pick<EditorPorts, 'pickMedia' | 'site'> & { readonly openFile: null };

/** Images and videos for design screens. Render `picker` somewhere. */
export const useDesignFiles = () => {
  const { main_page } = useBoot().config;
  const { site, keep } = useSite({ kind: 'page', id: main_page ?? 0 }, []);
  const { pickFile, picker } = useMediaPicker();
  const files = useMemo<Files>(() => {
    const pickMedia: Files['pickMedia'] = async (selected, type) => {
      const file = await pickFile({ selected, ...pickedFiles(type) });
      if (file) keep(file);
      return file?.id ?? null;
    };
    return { site, pickMedia, openFile: null };
  }, [site, pickFile, keep]);
  return { files, picker };
};
