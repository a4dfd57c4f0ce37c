/** Digits to dial once the call is answered: `ext. 4`, `x4`. */
const EXTENSION = /[\s,;]*(?:ext(?:ension|\.)?|x)\s*(\d{1,6})$/i;

/** The extension of a written phone number. Undefined without one. */
export const extensionOf = (phone: string): string | undefined => EXTENSION.exec(phone.trim())?.[1];

/** A written phone number without its extension. */
export const withoutExtension = (phone: string): string => phone.trim().replace(EXTENSION, '');
