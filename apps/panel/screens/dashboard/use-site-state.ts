import type { PostSummary } from '@plinth/contract';
import { FactSettings } from '@plinth/model';
import { useQuery } from '@tanstack/react-query';
import { loadPages, PAGES_KEY } from '../../pages/use-pages.ts';
import { client } from '../../rpc/client.ts';
import type { SiteState } from './onboarding.ts';

type DashboardState = SiteState & {
  readonly posts: readonly PostSummary[];
  readonly draftPosts: number;
};

/** Posts that can be among the recently edited ones. */
const RECENT_POSTS = 5;

const loadSiteState = async (): Promise<DashboardState> => {
  const [facts, pages, posts, drafts, menus, report] = await Promise.all([
    client.SettingsService.get({ group: 'site_facts' }),
    loadPages(),
    client.PostsService.getList({ count: RECENT_POSTS, sort: 'modified', direction: 'desc' }),
    client.PostsService.getList({ count: 1, filter: { status: 'draft' } }),
    client.MenusService.getList({ count: 200 }),
    client.LaunchService.getReport({}),
  ]);
  return {
    facts: FactSettings.strip().parse(facts.values),
    pages,
    posts: posts.items,
    draftPosts: drafts.total,
    menus: menus.items,
    report,
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
