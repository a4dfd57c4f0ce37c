import type { SiteResponse } from '../cache/site-response.ts';

/** The content of a response as it is in a file. */
export const bodyOf = ({ variants }: SiteResponse): Buffer => variants.identity.body;
