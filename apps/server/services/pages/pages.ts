import { RpcError, type services } from '@plinth/contract';
import type { z } from 'zod';
import type { Documents } from '../../documents/documents.ts';
import type { AskFraming } from '../../outbound/framing.ts';
import type { Handlers } from '../../rpc/context.ts';
import type { Passwords } from '../../security/passwords.ts';
import type { PreviewLinks } from '../../security/preview-links.ts';
import { listRecords } from '../../storage/lists.ts';
import { getRecord } from '../../storage/records.ts';
import type { Store, Tx } from '../../storage/store.ts';
import { deletePages, movePage, readTree, setHome } from './arrange.ts';
import { copyPage } from './copy-page.ts';
import { createLook } from './create-look.ts';
import { readDesign, saveDesign } from './design.ts';
import { readPagePaths } from './page-paths.ts';
import { pageRecordOf, showPage } from './page-record.ts';
import { readRevision, readRevisions, restoreRevision } from './revisions.ts';
import { changePage, createPage } from './save-page.ts';
import { isSlugFree, slugOf } from './slug.ts';

export type PagesPorts = {
  readonly store: Store;
  readonly documents: Documents;
  readonly passwords: Passwords;
  readonly previewLinks: PreviewLinks;
  readonly clock: () => number;
  readonly framing: AskFraming;
  /** Renders the page as for visitors and measures what is sent. */
  readonly pageCost: (
    request: z.output<typeof services.PagesService.getCost.params>,
  ) => Promise<z.output<typeof services.PagesService.getCost.result>>;
};

type PageHandlers = Handlers<typeof services.PagesService>;
type Save = z.output<typeof services.PagesService.save.params>;

/** Pages: their settings, their tree, and the documents they show (specification, points 2 to 4). */
export function createPages(ports: PagesPorts): PageHandlers {
  const { store, documents } = ports;
  return {
    ...createPageRecords(ports),
    getTree: async () => ({ items: await readTree(store.read) }),
    move: async (move, { actor }) =>
      store.transaction(async (tx) => showPage(tx.db, await movePage(tx, move)), actor),
    setHome: async ({ id }, { actor }) =>
      store.transaction(async (tx) => showPage(tx.db, await setHome(tx, id)), actor),
    checkUrl: async ({ url, parent_id, id }) => {
      const slug = slugOf(url);
      const paths = await readPagePaths(store.read);
      const place = { parent_id, id };
      return {
        url: slug,
        full_url: paths.fullUrl({ url: slug, parent_id, is_home: false }),
        is_available: slug !== '' && (await isSlugFree(store.read, slug, place)),
      };
    },
    checkFrame: async ({ url }) => ({ state: await ports.framing(url) }),
    getDesign: async ({ id }) =>
      readDesign(store.read, await getRecord(store.read, 'page', id), documents),
    saveDesign: async (save, { actor }) =>
      store.transaction((tx) => saveDesign(tx, save, documents), actor),
    getRevisions: async ({ id }) => readRevisions(store.read, id, documents),
    getRevision: async (target) => readRevision(store.read, target, documents),
    restoreRevision: async (target, { actor }) =>
      store.transaction((tx) => restoreRevision(tx, target, documents), actor),
    getPreviewUrl: async ({ id }) => {
      const page = await getRecord(store.read, 'page', id);
      return ports.previewLinks.open({ page_id: page.id }, ports.clock());
    },
    getCost: (request) => ports.pageCost(request),
    createLook: async (look, { actor }) => {
      const kept = await store.transaction((tx) => createLook(tx, look, documents), actor);
      return ports.previewLinks.open(kept, ports.clock());
    },
  };
}

type RecordHandlers = Pick<PageHandlers, 'getList' | 'get' | 'save' | 'delete' | 'duplicate'>;

function createPageRecords({ store, passwords }: PagesPorts): RecordHandlers {
  const save = async (tx: Tx, { item, revision }: Save, password_hash: string | undefined) => {
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
      return { ...list, items: list.items.map((page) => pageRecordOf(page, paths)) };
    },
    get: async ({ id }) => showPage(store.read, await getRecord(store.read, 'page', id)),
    save: async (params, { actor }) => {
      const { password } = params.item;
      const hash = password === undefined ? undefined : await passwords.hash(password);
      return store.transaction(async (tx) => showPage(tx.db, await save(tx, params, hash)), actor);
    },
    delete: async ({ ids }, { actor }) =>
      store.transaction(async (tx) => ({ deleted: await deletePages(tx, ids) }), actor),
    duplicate: async ({ id }, { actor }) =>
      store.transaction(async (tx) => showPage(tx.db, await copyPage(tx, id)), actor),
  };
}
