import { RpcError, type SectionRecord, sectionFields, type services } from '@plinth/contract';
import { copyName } from '@plinth/model';
import type { z } from 'zod';
import { type Documents, emptyDocument } from '../../documents/documents.ts';
import { countSectionUses } from '../../documents/shared-sections.ts';
import type { Handlers } from '../../rpc/context.ts';
import { fieldError } from '../../rpc/field-errors.ts';
import { recordHandlers } from '../../rpc/record-handlers.ts';
import type { StoredSection } from '../../storage/database/record-types.ts';
import type { Store, Tx } from '../../storage/database/store.ts';
import { changeRecord, getRecord } from '../../storage/records/records.ts';

type Item = z.output<typeof sectionFields>;
const SECTION = { name: 'section', fields: sectionFields, search: ['name'] } as const;

type SectionHandlers = Handlers<typeof services.ContentSection>;
export type SectionsPorts = { readonly store: Store; readonly documents: Documents };

const settingsOf = ({ name, kind, is_sticky_footer, revision }: StoredSection) => ({
  settings: { name, kind, is_sticky_footer },
  revision,
});

const contextOf = (sectionName: Item['kind']) =>
  ({ location: { pageType: 'page', sectionName }, path: 'document' }) as const;

/** A header or footer in use can't change its kind. */
async function checkKind(tx: Tx, stored: StoredSection, kind: Item['kind']): Promise<void> {
  if (kind === stored.kind) return;
  const uses = await countSectionUses(tx.db);
  if ((uses.get(stored.id) ?? 0) > 0)
    throw fieldError('kind', 'valueInvalid', 'COMMON.MESSAGES.IN_USE');
}

/** Shared headers and footers. */
export function createSections({ store, documents }: SectionsPorts): SectionHandlers {
  const toRecord = (section: StoredSection, uses: ReadonlyMap<number, number>): SectionRecord => ({
    ...section,
    document: documents.migrate(section.document),
    used_on: uses.get(section.id) ?? 0,
  });
  const readRecord = async (section: StoredSection) =>
    toRecord(section, await countSectionUses(store.read));
  const handlers = recordHandlers(store, SECTION, {
    create: async ({ db }, { name, kind = 'content', is_sticky_footer = false, document }) => ({
      name,
      kind,
      is_sticky_footer,
      document: document ? await documents.accept(db, document, contextOf(kind)) : emptyDocument(),
    }),
    change: async (tx, stored, { document, ...item }) => {
      const kind = item.kind ?? stored.kind;
      await checkKind(tx, stored, kind);
      if (!document) return item;
      const context = { ...contextOf(kind), stored: stored.document };
      return { ...item, document: await documents.accept(tx.db, document, context) };
    },
    copy: async (_, { name, kind, is_sticky_footer, document }) => ({
      name: copyName(name),
      kind,
      is_sticky_footer,
      document,
    }),
    checkDelete: async (tx, { id }) => {
      const uses = await countSectionUses(tx.db);
      if ((uses.get(id) ?? 0) > 0)
        throw fieldError('ids', 'valueInvalid', 'COMMON.MESSAGES.IN_USE');
    },
  });
  return {
    delete: handlers.delete,
    getList: async (query) => {
      const list = await handlers.getList(query);
      const uses = await countSectionUses(store.read);
      return { ...list, items: list.items.map((section) => toRecord(section, uses)) };
    },
    get: async (params) => readRecord(await handlers.get(params)),
    save: async (params, context) => readRecord(await handlers.save(params, context)),
    duplicate: async (params, context) => readRecord(await handlers.duplicate(params, context)),
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
