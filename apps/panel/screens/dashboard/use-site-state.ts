import { GeneralSettings } from '@plinth/model';
import { useQuery } from '@tanstack/react-query';
import { loadPages, PAGES_KEY } from '../../pages/use-pages.ts';
import { client } from '../../rpc/client.ts';
import type { SiteState } from './onboarding.ts';

const loadSiteState = async (): Promise<SiteState> => {
  const [settings, pages, menus, media] = await Promise.all([
    client.SettingsService.get({ group: 'general' }),
    loadPages(),
    client.MenusService.getList({ count: 200 }),
    client.MediaService.getList({ count: 1, sort: 'created', direction: 'desc', type: 'images' }),
  ]);
  return {
    settings: GeneralSettings.parse(settings.values),
    pages,
    menus: menus.items,
    newestImage: media.items[0] ?? null,
  };
};

/** The site's state in one request, refetched on every visit without showing cached data. */
export const useSiteState = () =>
  useQuery({
    queryKey: [...PAGES_KEY, 'site-state'],
    queryFn: loadSiteState,
    staleTime: 0,
    gcTime: 0,
  });
