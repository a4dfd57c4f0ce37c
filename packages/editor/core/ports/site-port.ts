import type { EmbedKind, Framing } from '@plinth/model';
import type { SiteContext } from '@plinth/widgets/kit';
import type { SiteScreen } from './site-screens.ts';

/** A record that a link or widget can reference. */
export type Choice = { readonly id: number; readonly name: string; readonly detail?: string };

export type FoundEmbed = {
  readonly title: string;
  /** URL of the frame that shows it. Empty if unknown. */
  readonly frame_url: string;
  readonly poster_id: number | null;
};

/** Site data for views, and the records that links and widgets can reference. */
export type SitePort = {
  /** Site data for views; a new object after every change. */
  readonly site: SiteContext;
  /** Feature flags of the site. A flag that isn't there is on. */
  readonly features: { readonly [flag: string]: boolean };
  readonly menus: () => Promise<readonly Choice[]>;
  /** Opens the screen where a menu's items are edited. */
  readonly openMenu: (id: number) => void;
  /** Blog posts, newest first. */
  readonly posts: () => Promise<readonly Choice[]>;
  /** Presets of a widget; `detail` is the class name. */
  readonly presets: (widget: string) => Promise<readonly Choice[]>;
  /** Opens a screen with settings of the whole site. */
  readonly openScreen: (screen: SiteScreen) => void;
  /** Lets the user choose another logo, which all pages show at once. */
  readonly changeLogo: () => Promise<void>;
  /** Whether a URL can be embedded in a frame. Rejects if it can't be checked. */
  readonly checkFraming: (url: string) => Promise<Framing>;
  /**
   * What the service of an embed says about it, with its poster in the media library. `gone`: that
   * nothing public is there. Null if it says nothing.
   */
  readonly findEmbed: (kind: EmbedKind, url: string) => Promise<FoundEmbed | 'gone' | null>;
};
