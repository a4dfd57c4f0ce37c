import { completeUrl } from '@plinth/model';

export const MAIL = 'mailto:';

const EMAIL = /^[^\s/@:]+@[^\s/@:]+$/;

/** The address of a link as it was typed: with or without `https://`, or an email address. */
export const hrefOf = (url: string): string => (EMAIL.test(url) ? MAIL + url : completeUrl(url));
