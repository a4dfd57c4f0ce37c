import type { I18n } from '@plinth/i18n';
import { InternalError, toast } from '@plinth/ui';

/** Shows internal errors that no screen shows, such as those of a click. The browser logs them. */
export function reportInternalErrors(i18n: I18n): void {
  const report = (error: unknown) => {
    if (!(error instanceof InternalError)) return;
    toast(i18n.t(error.message, { subject: error.subject }), {
      kind: 'error',
      action: { label: i18n.t('COMMON.ACTION.RELOAD'), run: () => window.location.reload() },
    });
  };
  window.addEventListener('error', (event) => report(event.error));
  window.addEventListener('unhandledrejection', (event) => report(event.reason));
}
