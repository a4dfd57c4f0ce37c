import type { SiteFacts } from './facts/site-facts.ts';
import { absolute } from './pages/page-facts.ts';

const DISALLOWED_PATHS = ['/admin/', '/rpc', '/preview/', '/hub/'];

/** A site that isn't open to everyone disallows all crawling. */
export function renderRobots({ settings }: SiteFacts): string {
  const { address, under_construction, password_protection } = settings.general;
  if (under_construction || password_protection) return 'User-agent: *\nDisallow: /\n';
  const lines = DISALLOWED_PATHS.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${lines}\nSitemap: ${absolute(address, '/sitemap.xml')}\n`;
}
