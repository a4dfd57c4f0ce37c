import type { services } from '@plinth/contract';
import { findUses } from '../../documents/record-uses.ts';
import type { Handlers } from '../../rpc/context.ts';
import type { Store } from '../../storage/database/store.ts';
import { findBrokenLinks, findOwnerProblems, type SiteLinks } from './broken-links.ts';
import { repairLink } from './repair-link.ts';

export type LinksPorts = {
  readonly store: Store;
  /** How the site resolves links now. */
  readonly siteLinks: () => Promise<SiteLinks>;
};

/** How pages, posts, popups, menus, and files link to each other. */
export const createLinks = ({
  store,
  siteLinks,
}: LinksPorts): Handlers<typeof services.LinksService> => ({
  getUses: async ({ kind, ids }) => {
    const uses = await findUses(store.read, { kind, ids });
    const wanted = new Set(ids);
    return { items: uses.filter(({ type, id }) => type !== kind || !wanted.has(id)) };
  },
  getBroken: async () => ({ items: await findBrokenLinks(store.read, await siteLinks()) }),
  getFindings: async (owner) => {
    const { broken, lacks_description } = await findOwnerProblems(
      store.read,
      owner,
      await siteLinks(),
    );
    return { broken: [...broken], lacks_description };
  },
  repair: async (repair, { actor }) => {
    await store.transaction((tx) => repairLink(tx, repair), actor);
    return true;
  },
});
