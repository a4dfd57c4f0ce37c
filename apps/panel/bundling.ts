import { defaultClientConditions } from 'vite';

/** Widgets load on demand, see `#further-widgets` of the widgets package. */
export const conditions = ['panel', ...defaultClientConditions];

const WITHOUT_SIDE_EFFECTS = /[\\/]packages[\\/](model|contract|i18n|ui|widgets)[\\/].*\.tsx?$/;

/** Drops unused exports of packages that have no side effects on import. */
export const treeshake = {
  moduleSideEffects: (id: string): boolean => !WITHOUT_SIDE_EFFECTS.test(id),
};
