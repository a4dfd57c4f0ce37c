import type { SiteScreen } from '@plinth/editor';

/** Where the panel has the screens that the editor leads to. */
export const SCREEN_PATHS: { readonly [S in SiteScreen]: string } = {
  facts: '/settings/facts/',
  general: '/settings/general/',
  sharing: '/settings/sharing/',
  menus: '/menus/',
  values: '/design/values/',
  blog: '/blog/settings/',
  mail: '/settings/mail_options/',
  analytics: '/settings/analytics/',
  integration: '/settings/integration/',
  redirects: '/settings/redirects/',
  code: '/settings/code_injection/',
};
