/** Representative screens of the panel. */
export const SCREENS = [
  '/dashboard/',
  '/pages/',
  '/pages/1/settings/',
  '/media/',
  '/menus/',
  '/profile/',
  '/settings/general/',
] as const;
