import { useT } from '@plinth/i18n/react';
import { announce } from '@plinth/ui';
import { useRef } from 'react';
import { useServices } from './services.ts';

/** Announces and uploads images. Resolves to the ids of those that succeeded. */
export function useUploads(): (files: readonly File[]) => Promise<readonly number[]> {
  const t = useT();
  const { media } = useServices().ports;
  const upload = (files: readonly File[]): Promise<readonly number[]> => {
    announce(t('EDITOR.FILES.UPLOADING', { count: files.length }));
    return media.upload(files);
  };
  const latest = useRef(upload);
  latest.current = upload;
  return useRef((files: readonly File[]) => latest.current(files)).current;
}
