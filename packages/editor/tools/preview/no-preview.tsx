import { useT } from '@plinth/i18n/react';
import { ErrorCard } from '@plinth/ui';
import { useSession } from '../../core/session/context.ts';

/** Explains why there is no preview and offers a retry where that can help. */
export function NoPreview({ onRetry }: { readonly onRetry: () => void }) {
  const t = useT();
  const { isDemo } = useSession();
  return isDemo ? (
    <ErrorCard message={t('EDITOR.REFUSAL.demoMode')} />
  ) : (
    <ErrorCard message={t('EDITOR.PREVIEW_FAILED')} onRetry={onRetry} />
  );
}
