/** Screens of the panel that stand for all others. */
export const SCREENS = [
  '/dashboard/',
  '/pages/',
  '/pages/1/settings/',
  '/media/',
  '/menus/',
  '/profile/',
  '/settings/general/',
] as const;
