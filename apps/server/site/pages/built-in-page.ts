import { emptySearch } from '../search/search-site.ts';
import type { Subject } from './render-site-page.ts';
import { searchPage } from './search-page.ts';
import type { ServicePage } from './service-pages.ts';
import { type ServicePorts, serviceView } from './service-view.ts';

/** A page that isn’t at its own URL: that of search results, or a service page. */
export type BuiltInPage = 'search' | ServicePage;

/** The page that visitors see there: a service page may be one of the owner's. */
export const builtInView = (page: BuiltInPage, ports: ServicePorts): Promise<Subject> => {
  if (page === 'search') return searchPage(emptySearch('', ''), ports);
  return serviceView(
    { kind: page, ...(page === 'service.password' && { state: 'ask' as const }) },
    ports,
  );
};
