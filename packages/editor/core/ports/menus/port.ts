import type { Choice } from '../choice.ts';

/** The menus of the site. */
export type MenusPort = {
  readonly menus: () => Promise<readonly Choice[]>;
  /** Opens the screen where a menu's items are edited. */
  readonly openMenu: (id: number) => void;
};
