import { useBoot } from '../../../session/boot.ts';

/** Hosts under which the site is known here: its own, and the one that the panel is open at. */
export const useSiteHosts = (): readonly string[] => {
  const { config } = useBoot();
  return [window.location.host, URL.parse(config.address)?.host ?? ''];
};
