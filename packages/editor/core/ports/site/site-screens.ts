/** Screens outside the editor with settings of the whole site. */
export const SITE_SCREENS = [
  'facts',
  'general',
  'sharing',
  'menus',
  'values',
  'blog',
  'mail',
  'analytics',
  'integration',
  'redirects',
  'code',
] as const;
export type SiteScreen = (typeof SITE_SCREENS)[number];
