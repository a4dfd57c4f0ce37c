import type { MediaRecord } from '@plinth/contract';
import { useI18n } from '@plinth/i18n/react';
import { type ReactNode, useRef, useState } from 'react';
import { sendFile } from '../../media/send-file.ts';
import { failureKey, failureOf } from '../../rpc/failure.ts';

export type UploadedLogo = Pick<MediaRecord, 'id' | 'url' | 'name'>;

export type Sending = {
  readonly name: string;
  /** From 0 to 1: sent, and being processed by the server. */
  readonly share: number;
};

/** Uploads a logo into the library. A failed upload leaves the previous logo as it is. */
export function useLogoUpload(onUploaded: (logo: UploadedLogo) => void) {
  const { t, has } = useI18n();
  const [sending, setSending] = useState<Sending | null>(null);
  const [problem, setProblem] = useState<ReactNode>(null);
  const latest = useRef(Promise.resolve(true));
  /** Resolves to whether the logo was stored. */
  const send = async (file: File): Promise<boolean> => {
    const { name } = file;
    setProblem(null);
    setSending({ name, share: 0 });
    try {
      const {
        id,
        url,
        name: stored,
      } = await sendFile(file, null, {
        onProgress: (share) => setSending({ name, share }),
      });
      onUploaded({ id, url, name: stored });
      return true;
    } catch (error) {
      setProblem(t(failureKey(failureOf(error), 'SETUP.FACTS.LOGO_FAILED', has)));
      return false;
    } finally {
      setSending(null);
    }
  };
  return {
    sending,
    problem,
    upload: (file: File): void => {
      latest.current = send(file);
    },
    /** Waits for the upload. Resolves to whether the logo was stored; a failure is told once. */
    settled: async (): Promise<boolean> => {
      const isStored = await latest.current;
      latest.current = Promise.resolve(true);
      return isStored;
    },
  };
}

export type LogoUpload = ReturnType<typeof useLogoUpload>;
