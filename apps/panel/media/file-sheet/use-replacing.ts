import type { MediaRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { useAttempt } from '../../list/use-attempt.ts';
import { markUnsaved } from '../../session/unsaved.ts';
import { useMediaChanged } from '../media-data.ts';
import { sendReplacement } from '../send-file.ts';
import { type Sending, useTransfers } from '../use-transfers.ts';

/** Sends files in place of those of records. Continues while other screens are shown. */
export const useReplacing = () => {
  const t = useT();
  const attempt = useAttempt();
  const changed = useMediaChanged();
  const { replacing, setReplacing } = useTransfers();
  const replace = async ({ id, revision }: MediaRecord, file: File) => {
    const abort = new AbortController();
    const others = (sending: readonly Sending[]) => sending.filter((one) => one.id !== id);
    const onProgress = (share: number) =>
      setReplacing((sending) => [
        ...others(sending),
        { id, file, share, cancel: () => abort.abort() },
      ]);
    const send = async () => {
      try {
        await sendReplacement(file, { id, revision }, { onProgress, signal: abort.signal });
        toast(t('MODULE.MEDIA_LIBRARY.REPLACED'));
      } catch (error) {
        if (!abort.signal.aborted) throw error;
        toast(t('MODULE.MEDIA_LIBRARY.UPLOAD_CANCELLED'), { kind: 'info' });
      }
    };
    const release = markUnsaved();
    onProgress(0);
    try {
      await attempt(send, { failed: 'COMMON.MESSAGES.UPDATE_ERROR' });
      // Until then the form has the revision that was replaced.
      await changed();
    } finally {
      release();
      setReplacing(others);
    }
  };
  const sendingOf = (id: number): Sending | null => replacing.find((one) => one.id === id) ?? null;
  return { replace, sendingOf };
};
