import { countryCode } from '@plinth/model';
import { useCallback } from 'react';
import type { ReadRegion } from '../../core/links/recognize-link.ts';
import { useServices } from '../../core/session/services.ts';

/** Reads the ISO code of the site's country: that of its address, otherwise that of its language. */
export function useRegion(): ReadRegion {
  const { context: site } = useServices().ports.site;
  return useCallback(() => {
    const address = site.fact('address');
    const country = address && !address.isMissing ? address.text.split(',').at(-1) : '';
    return countryCode(country ?? '') ?? new Intl.Locale(site.language).region;
  }, [site]);
}
