import type { SiteFacts } from './facts/site-facts.ts';
import { absolute } from './pages/page-facts.ts';

const DISALLOWED_PATHS = ['/admin/', '/rpc', '/preview/', '/hub/'];

/**
 * A site that isn't open to everyone disallows all crawling. The owner's rules are last, since they
 * may have a `User-agent` that the ones above don't apply to.
 */
export function renderRobots({ settings }: SiteFacts): string {
  const { address, under_construction, password_protection } = settings.general;
  if (under_construction || password_protection) return 'User-agent: *\nDisallow: /\n';
  const lines = DISALLOWED_PATHS.map((path) => `Disallow: ${path}\n`).join('');
  const rules = settings.robots_rules === '' ? '' : `${settings.robots_rules}\n`;
  // Sitemaps belong to no user agent.
  return `Sitemap: ${absolute(address, '/sitemap.xml')}\n\nUser-agent: *\n${lines}${rules}`;
}
