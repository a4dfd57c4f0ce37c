import { layeredBackgrounds } from '@plinth/model';
import type { SiteContext } from '@plinth/widgets/kit';
import { useMemo } from 'react';
import { useServices } from '../session/services.ts';
import { useDesignState } from './design-context.ts';

/** What views know of the site, with its design as it is on the canvas. */
export function useDesignedSite(): SiteContext {
  const { context: site } = useServices().ports.site;
  // A string, so that other changes to the design don't render the page again.
  const layers = useDesignState(({ backgrounds }) =>
    JSON.stringify(layeredBackgrounds(backgrounds)),
  );
  return useMemo(() => ({ ...site, layeredBackgrounds: JSON.parse(layers) }), [site, layers]);
}
