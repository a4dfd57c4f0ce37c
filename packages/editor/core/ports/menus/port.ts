import type { Choice } from '../choice.ts';

/** The menus of the site. */
export type MenusPort = {
  readonly list: () => Promise<readonly Choice[]>;
  /** Opens the screen where a menu's items are edited. */
  readonly open: (id: number) => void;
};
