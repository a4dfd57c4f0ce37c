import { useT } from '@plinth/i18n/react';
import { announce, toast } from '@plinth/ui';
import { useRef } from 'react';
import { useSession } from '../session/context.ts';
import { useServices } from '../session/services.ts';

/** Uploads pictures into the library and says how it goes; answers the ids of those that are there. */
export function useUploads(): (files: readonly File[]) => Promise<readonly number[]> {
  const t = useT();
  const { ui } = useSession();
  const { ports } = useServices();
  const upload = async (files: readonly File[]): Promise<readonly number[]> => {
    announce(t('EDITOR.FILES.UPLOADING', { count: files.length }));
    const uploads = await ports.uploadPictures(files);
    for (const each of uploads)
      if ('problem' in each)
        toast(t('EDITOR.FILES.REFUSED', { name: each.name, reason: each.problem }), {
          kind: 'warning',
        });
    ui.setState(({ pictureChanges }) => ({ pictureChanges: pictureChanges + 1 }));
    return uploads.flatMap((each) => ('id' in each ? [each.id] : []));
  };
  const latest = useRef(upload);
  latest.current = upload;
  return useRef((files: readonly File[]) => latest.current(files)).current;
}
