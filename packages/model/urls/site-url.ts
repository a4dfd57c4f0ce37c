import { normalUrl } from './normal-url.ts';

/** Completes the URL of a site, which has no slash at its end. */
export const completeSiteUrl = (text: string): string => normalUrl(text).replace(/\/+$/, '');
