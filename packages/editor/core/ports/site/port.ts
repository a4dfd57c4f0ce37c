import type { SiteContext } from '@plinth/widgets/kit';
import type { SiteScreen } from './site-screens.ts';

/** Site data for views, and settings of the whole site. */
export type SitePort = {
  /** Site data for views; a new object after every change. */
  readonly context: SiteContext;
  /** Feature flags of the site. A flag that isn't there is on. */
  readonly features: { readonly [flag: string]: boolean };
  /** Opens a screen with settings of the whole site. */
  readonly openScreen: (screen: SiteScreen) => void;
  /** Lets the user choose another logo, which all pages show at once. */
  readonly changeLogo: () => Promise<void>;
};
