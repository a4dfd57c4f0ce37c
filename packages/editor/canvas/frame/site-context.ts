import type { SiteContext } from '@plinth/widgets/kit';
import { createContext, use } from 'react';

export const CanvasSiteContext = createContext<SiteContext | null>(null);

export function useSite(): SiteContext {
  const site = use(CanvasSiteContext);
  if (!site) throw new Error('The canvas has no site here');
  return site;
}
