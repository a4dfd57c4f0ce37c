import type { Translate } from '@plinth/i18n';
import type { ToastOptions } from '@plinth/ui';
import { ownerText } from '../session/owner-text.ts';
import type { EditedOwner } from '../session/services.ts';

/** The way from a toast to the document as visitors see it. */
export const liveLink = (t: Translate, { kind }: EditedOwner, href: string): ToastOptions => ({
  link: { label: t(ownerText(kind, 'VIEW')), href },
});
