import { useBoot } from '../../../session/boot.ts';

/** Known hosts of the site: its own, and the one that the panel is open on. */
export const useSiteHosts = (): readonly string[] => {
  const { config } = useBoot();
  return [window.location.host, URL.parse(config.address)?.host ?? ''];
};
