import type { SiteContext } from '@plinth/widgets/kit';
import { createContext, use } from 'react';

export const CanvasSiteContext = createContext<SiteContext | null>(null);

export function useSite(): SiteContext {
  const site = use(CanvasSiteContext);
  if (!site) throw new Error('useSite needs a CanvasSiteContext');
  return site;
}
