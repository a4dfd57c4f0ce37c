import { keyPart, type MessageKey } from '@plinth/i18n';

const TYPES = ['page', 'post', 'popup', 'menu', 'section'] as const;

/** The message key that names the type of what has a link. */
export const typeKey = (type: string): MessageKey =>
  `MODULE.LINKS.USE.${keyPart(TYPES.find((each) => each === type) ?? 'other')}`;
