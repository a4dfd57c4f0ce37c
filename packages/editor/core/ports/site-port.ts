import type { Framing } from '@plinth/model';
import type { SiteContext } from '@plinth/widgets/kit';

/** Something that a link or widget can point at. */
export type Choice = { readonly id: number; readonly name: string; readonly detail?: string };

/** What views read of the site, and the records that links and widgets point at. */
export type SitePort = {
  /** What views read; a new object whenever some of it has changed. */
  readonly site: SiteContext;
  readonly menus: () => Promise<readonly Choice[]>;
  /** Posts of the blog, the newest first. */
  readonly posts: () => Promise<readonly Choice[]>;
  /** Presets of a widget; `detail` is the class name. */
  readonly presets: (widget: string) => Promise<readonly Choice[]>;
  /** Named text styles; `detail` is the class name. */
  readonly textStyles: () => Promise<readonly Choice[]>;
  /** Whether the site may show an address in a frame; may reject where nobody can be asked. */
  readonly checkFraming: (address: string) => Promise<Framing>;
};
