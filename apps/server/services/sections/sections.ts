import { RpcError, type SectionRecord, type sectionFields, type services } from '@plinth/contract';
import type { z } from 'zod';
import { type Documents, emptyDocument } from '../../documents/documents.ts';
import { sectionUse } from '../../documents/shared-sections.ts';
import type { Handlers } from '../../rpc/context.ts';
import { recordHandlers } from '../../rpc/record-handlers.ts';
import { refused } from '../../rpc/refuse.ts';
import { copyName } from '../../storage/copy-name.ts';
import type { StoredSection } from '../../storage/record-types.ts';
import { changeRecord, getRecord } from '../../storage/records.ts';
import type { Store, Tx } from '../../storage/store.ts';

type Item = z.output<typeof sectionFields>;
type SectionHandlers = Handlers<typeof services.ContentSection>;
export type SectionsPorts = { readonly store: Store; readonly documents: Documents };

const settingsOf = ({ name, kind, is_sticky_footer, revision }: StoredSection) => ({
  settings: { name, kind, is_sticky_footer },
  revision,
});

/** Pages hold on to their kind: a header in use does not become a footer. */
async function checkKind(tx: Tx, stored: StoredSection, kind: Item['kind']): Promise<void> {
  if (kind === stored.kind) return;
  const use = await sectionUse(tx.db);
  if ((use.get(stored.id) ?? 0) > 0)
    throw refused('kind', 'valueInvalid', 'COMMON.MESSAGES.IN_USE');
}

/** Saved headers and footers (specification, points 3 and 7). */
export function createSections({ store, documents }: SectionsPorts): SectionHandlers {
  const accept = (document: unknown, sectionName: Item['kind']) =>
    documents.accept(document, { pageType: 'page', sectionName }, 'document');
  const shown = (section: StoredSection, use: ReadonlyMap<number, number>): SectionRecord => ({
    ...section,
    document: documents.today(section.document),
    used_on: use.get(section.id) ?? 0,
  });
  const show = async (section: StoredSection) => shown(section, await sectionUse(store.read));
  const handlers = recordHandlers<'section', Item>(store, {
    name: 'section',
    create: async (_, { name, kind = 'content', is_sticky_footer = false, document }) => ({
      name,
      kind,
      is_sticky_footer,
      document: document ? accept(document, kind) : emptyDocument(),
    }),
    change: async (tx, stored, { document, ...item }) => {
      const kind = item.kind ?? stored.kind;
      await checkKind(tx, stored, kind);
      if (!document) return item;
      const at = { place: { pageType: 'page', sectionName: kind }, path: 'document' } as const;
      return { ...item, document: documents.acceptChange(document, stored.document, at) };
    },
    copy: async (_, { name, kind, is_sticky_footer, document }) => ({
      name: copyName(name),
      kind,
      is_sticky_footer,
      document,
    }),
    mayDelete: async (tx, { id }) => {
      const use = await sectionUse(tx.db);
      if ((use.get(id) ?? 0) > 0) throw refused('ids', 'valueInvalid', 'COMMON.MESSAGES.IN_USE');
    },
  });
  return {
    delete: handlers.delete,
    getList: async (query) => {
      const list = await handlers.getList(query);
      const use = await sectionUse(store.read);
      return { ...list, items: list.items.map((section) => shown(section, use)) };
    },
    get: async (params) => show(await handlers.get(params)),
    save: async (params, context) => show(await handlers.save(params, context)),
    duplicate: async (params, context) => show(await handlers.duplicate(params, context)),
    getSettings: async ({ id }) => settingsOf(await getRecord(store.read, 'section', id)),
    setSettings: async ({ id, settings, revision }, { actor }) =>
      store.transaction(async (tx) => {
        const stored = await getRecord(tx.db, 'section', id);
        if (revision !== undefined && revision !== stored.revision) {
          throw new RpcError('CONFLICT', { revision: stored.revision });
        }
        await checkKind(tx, stored, settings.kind ?? stored.kind);
        const target = { id, revision: stored.revision };
        return settingsOf(await changeRecord(tx, 'section', { ...target, fields: settings }));
      }, actor),
  };
}
