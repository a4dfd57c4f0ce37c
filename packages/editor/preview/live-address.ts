import type { Translate } from '@plinth/i18n';
import type { ToastOptions } from '@plinth/ui';
import { useServices } from '../session/services.ts';

/** The address of the page where it is online; null where it is not. */
export function useLiveAddress(): string | null {
  const { page, ports } = useServices();
  return ports.site.link({ action: 'page', page_id: page.id })?.href ?? null;
}

/** The way from a toast to the page. */
export const toLivePage = (t: Translate, href: string): ToastOptions => ({
  link: { label: t('EDITOR.VIEW_PAGE'), href },
});
