import { routes } from '../../apps/panel/routes.gen.ts';

/** All screens of the panel. */
export const SCREENS: readonly string[] = [
  ...routes
    .filter(({ area, frame, path }) => area === 'panel' && frame === 'shell' && !path.includes('$'))
    .map(({ path }) => path),
  '/pages/1/settings/',
  '/menus/1/',
];
