import type { Translate } from '@plinth/i18n';
import type { ToastOptions } from '@plinth/ui';
import { ownerText } from './owner-text.ts';
import type { EditedOwner } from './services.ts';

/** A toast link to the public version of the document. */
export const liveLink = (t: Translate, { kind }: EditedOwner, href: string): ToastOptions => ({
  link: { label: t(ownerText(kind, 'VIEW')), href },
});
