import { useT } from '@plinth/i18n/react';
import { shownLetters } from '@plinth/model';
import { toast } from '@plinth/ui';
import { useState } from 'react';
import { useUploadReason } from '../../../media/upload-reason.ts';
import { client } from '../../../rpc/client.ts';
import { waitOut } from '../../../rpc/wait-out.ts';

export type RefusedFile = { readonly name: string; readonly reason: string };

/** Uploads font files one after the other, so that those of one family become one font. */
export const useFontUpload = (onUploaded: () => Promise<unknown>) => {
  const t = useT();
  const reasonOf = useUploadReason();
  const [isUploading, setUploading] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const upload = async (files: readonly File[]): Promise<void> => {
    setUploading(true);
    setRefused([]);
    const names = new Set<string>();
    const renamed = new Map<string, string>();
    /** Of the font as it is after its last file. */
    const lacking = new Map<string, string>();
    for (const file of files) {
      try {
        const { name, family, missing_letters } = await waitOut(() =>
          client.FontsService.upload({}, file),
        );
        lacking.set(name, missing_letters);
        if (name === family) names.add(name);
        else renamed.set(name, family);
      } catch (error) {
        setRefused((list) => [...list, { name: file.name, reason: reasonOf(error) }]);
      }
    }
    for (const [name, family] of renamed) toast(t('MODULE.FONTS.ADDED_AS', { name, family }));
    if (names.size > 0) toast(t('MODULE.FONTS.ADDED', { name: [...names].join(', ') }));
    for (const [name, letters] of lacking)
      if (letters !== '')
        toast(t('MODULE.FONTS.ADDED_LACKS', { name, letters: shownLetters(letters) }), {
          kind: 'warning',
        });
    await onUploaded();
    setUploading(false);
  };
  return { upload, isUploading, refused, dismiss: () => setRefused([]) };
};
