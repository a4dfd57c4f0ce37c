import type { services } from '@plinth/contract';
import type { CatalogFont } from '@plinth/model';
import type { Handlers } from '../../rpc/context.ts';

type FontsPorts = { readonly fontCatalog: readonly CatalogFont[] };

export const createFonts = ({
  fontCatalog,
}: FontsPorts): Handlers<typeof services.FontsService> => ({
  getCatalogue: async () => ({ items: [...fontCatalog] }),
});
