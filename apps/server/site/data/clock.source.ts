import type { LoadSiteData } from './site-loader.ts';

export const load: LoadSiteData<'clock'> = async (requests, { now, expireAt }) =>
  requests.map(({ until }) => {
    const end = Date.parse(until);
    if (end > now) expireAt(end);
    return { now };
  });
