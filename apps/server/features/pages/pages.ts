import { RpcError, type services } from '@plinth/contract';
import { PAGE_TEMPLATE_NAMES, type PageTemplate, type WidgetNode } from '@plinth/model';
import type { z } from 'zod';
import { emptyDocument } from '../../documents/documents.ts';
import type { CheckFraming } from '../../outbound/framing.ts';
import type { Handlers } from '../../rpc/context.ts';
import type { Passwords } from '../../security/passwords.ts';
import type { Actor } from '../../storage/database/actor.ts';
import type { Tx } from '../../storage/database/store.ts';
import { listRecords } from '../../storage/records/lists.ts';
import { getRecord } from '../../storage/records/records.ts';
import { type DesignPorts, designHandlers } from '../document-owners/design-handlers.ts';
import { setPageInMenu } from '../menus/page-menus.ts';
import { deletePages, movePage, readTree, setHome } from './arrange.ts';
import { copyPage } from './copy-page.ts';
import { createPageInMenu } from './create-in-menu.ts';
import { recordOpenPage } from './open-pages.ts';
import { pageDocuments } from './page-documents.ts';
import { readPagePaths } from './page-paths.ts';
import { readPageRecord, toPageRecord } from './page-record.ts';
import { changePage, createPage } from './save-page.ts';
import { isSlugFree, slugOf } from './slug.ts';

export type PagesPorts = DesignPorts & {
  readonly passwords: Passwords;
  readonly framing: CheckFraming;
  /** The content of a page with this name. Adds missing images to the library. */
  readonly takeTemplate: (
    template: PageTemplate,
    name: string,
    actor: Actor,
  ) => Promise<WidgetNode>;
};

type PageHandlers = Handlers<typeof services.PagesService>;
type SaveParams = z.output<typeof services.PagesService.save.params>;

export function createPages(ports: PagesPorts): PageHandlers {
  const { store } = ports;
  return {
    ...createPageRecords(ports),
    ...designHandlers(pageDocuments, ports, async (db, id) =>
      readPageRecord(db, await getRecord(db, 'page', id)),
    ),
    getTemplates: async () => ({
      items: PAGE_TEMPLATE_NAMES.map((template) => ({
        template,
        preview_url: ports.previewLinks.create({ template }, ports.clock()).url,
      })),
    }),
    create: async ({ item, template, menu_id }, { actor }) => {
      const document = template
        ? await ports.takeTemplate(template, item.name, actor)
        : emptyDocument();
      return store.transaction(async (tx) => {
        const page = await createPageInMenu(tx, item, { document, menu_id });
        return readPageRecord(tx.db, page);
      }, actor);
    },
    getTree: async () => ({ items: await readTree(store.read) }),
    move: async (move, { actor }) =>
      store.transaction(async (tx) => readPageRecord(tx.db, await movePage(tx, move)), actor),
    keepOpen: async (open, { actor }) => {
      await store.transaction((tx) => recordOpenPage(tx, open), actor);
      return true;
    },
    setHome: async ({ id }, { actor }) =>
      store.transaction(async (tx) => readPageRecord(tx.db, await setHome(tx, id)), actor),
    checkUrl: async ({ url, parent_id, id }) => {
      const slug = slugOf(url);
      const paths = await readPagePaths(store.read);
      const scope = { parent_id, id };
      return {
        url: slug,
        full_url: paths.fullUrl({ url: slug, parent_id, is_home: false }),
        is_available: slug !== '' && (await isSlugFree(store.read, slug, scope)),
      };
    },
    checkFrame: async ({ url }) => ({ state: await ports.framing(url) }),
  };
}

type RecordHandlers = Pick<PageHandlers, 'getList' | 'get' | 'save' | 'delete' | 'duplicate'>;

function createPageRecords({ store, passwords }: PagesPorts): RecordHandlers {
  const save = async (
    tx: Tx,
    { item, revision }: SaveParams,
    password_hash: string | undefined,
  ) => {
    const { id, password: _, name, ...rest } = item;
    const fields = { ...rest, password_hash };
    if (id !== undefined && revision !== undefined) {
      return changePage(tx, { id, revision, fields: { ...fields, ...(name && { name }) } });
    }
    if (name === undefined) throw new RpcError('VALIDATION', { errors: { name: ['isEmpty'] } });
    return createPage(tx, { ...fields, name });
  };
  return {
    getList: async (query) => {
      const paths = await readPagePaths(store.read);
      const searched = ['name', 'url'];
      const list = await listRecords(store.read, 'page', { ...query, searched });
      return { ...list, items: list.items.map((page) => toPageRecord(page, paths)) };
    },
    get: async ({ id }) => readPageRecord(store.read, await getRecord(store.read, 'page', id)),
    save: async (params, { actor }) => {
      const { password } = params.item;
      const hash = password === undefined ? undefined : await passwords.hash(password);
      return store.transaction(async (tx) => {
        const page = await save(tx, params, hash);
        for (const menu of params.menus) await setPageInMenu(tx, page, menu);
        return readPageRecord(tx.db, page);
      }, actor);
    },
    delete: async ({ ids }, { actor }) =>
      store.transaction(async (tx) => ({ deleted: await deletePages(tx, ids) }), actor),
    duplicate: async ({ id }, { actor }) =>
      store.transaction(async (tx) => readPageRecord(tx.db, await copyPage(tx, id)), actor),
  };
}
