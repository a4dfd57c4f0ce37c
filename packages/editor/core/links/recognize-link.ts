import { LinkAction } from '@plinth/model';

const EMAIL = /^[^\s@:/]+@[^\s@]+\.[^\s@.]{2,}$/;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i;
const PHONE = /^\+[\d\s().-]+$/;

/** A link as it is typed; its parts aren't validated yet. */
function typedLink(text: string): object | null {
  const [, scheme = '', rest = text] = /^(mailto|tel):(.*)$/i.exec(text) ?? [];
  const [email, query = ''] = rest.split('?', 2);
  const subject = new URLSearchParams(query).get('subject');
  if (scheme.toLowerCase() === 'mailto')
    return { action: 'mail', email, ...(subject && { subject }) };
  if (scheme !== '' || PHONE.test(text))
    return { action: 'call', phone: rest.replace(/[\s().-]/g, '') };
  if (EMAIL.test(text)) return { action: 'mail', email: text };
  if (/^https?:\/\//i.test(text)) return { action: 'url', url: text };
  return DOMAIN.test(text) ? { action: 'url', url: `https://${text}` } : null;
}

/** The web, email, or phone link that a text is the address of; null for any other text. */
export function recognizeLink(text: string): LinkAction | null {
  const typed = typedLink(text.trim());
  return typed && (LinkAction.safeParse(typed).data ?? null);
}

/** The link of a pasted text: of a full address only, because names of files look like domains. */
export const recognizePastedLink = (text: string): LinkAction | null =>
  /^(?:https?:|mailto:|tel:|www\.|[^\s@]+@)\S+$/i.test(text.trim()) ? recognizeLink(text) : null;
