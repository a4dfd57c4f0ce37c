import { RpcError, type SectionRecord, sectionFields, type services } from '@plinth/contract';
import type { z } from 'zod';
import { type Documents, emptyDocument } from '../../documents/documents.ts';
import { sectionUse } from '../../documents/shared-sections.ts';
import type { Handlers } from '../../rpc/context.ts';
import { fieldError } from '../../rpc/field-errors.ts';
import { recordHandlers } from '../../rpc/record-handlers.ts';
import type { StoredSection } from '../../storage/database/record-types.ts';
import type { Store, Tx } from '../../storage/database/store.ts';
import { copyName } from '../../storage/records/copy-name.ts';
import { changeRecord, getRecord } from '../../storage/records/records.ts';

type Item = z.output<typeof sectionFields>;
const SECTION = { name: 'section', fields: sectionFields, search: ['name'] } as const;

type SectionHandlers = Handlers<typeof services.ContentSection>;
export type SectionsPorts = { readonly store: Store; readonly documents: Documents };

const settingsOf = ({ name, kind, is_sticky_footer, revision }: StoredSection) => ({
  settings: { name, kind, is_sticky_footer },
  revision,
});

const atKind = (sectionName: Item['kind']) =>
  ({ place: { pageType: 'page', sectionName }, path: 'document' }) as const;

/** A header or footer in use can't change its kind. */
async function checkKind(tx: Tx, stored: StoredSection, kind: Item['kind']): Promise<void> {
  if (kind === stored.kind) return;
  const use = await sectionUse(tx.db);
  if ((use.get(stored.id) ?? 0) > 0)
    throw fieldError('kind', 'valueInvalid', 'COMMON.MESSAGES.IN_USE');
}

/** Shared headers and footers. */
export function createSections({ store, documents }: SectionsPorts): SectionHandlers {
  const shown = (section: StoredSection, use: ReadonlyMap<number, number>): SectionRecord => ({
    ...section,
    document: documents.today(section.document),
    used_on: use.get(section.id) ?? 0,
  });
  const show = async (section: StoredSection) => shown(section, await sectionUse(store.read));
  const handlers = recordHandlers(store, SECTION, {
    create: async ({ db }, { name, kind = 'content', is_sticky_footer = false, document }) => ({
      name,
      kind,
      is_sticky_footer,
      document: document ? await documents.accept(db, document, atKind(kind)) : emptyDocument(),
    }),
    change: async (tx, stored, { document, ...item }) => {
      const kind = item.kind ?? stored.kind;
      await checkKind(tx, stored, kind);
      if (!document) return item;
      const at = { ...atKind(kind), stored: stored.document };
      return { ...item, document: await documents.accept(tx.db, document, at) };
    },
    copy: async (_, { name, kind, is_sticky_footer, document }) => ({
      name: copyName(name),
      kind,
      is_sticky_footer,
      document,
    }),
    checkDelete: async (tx, { id }) => {
      const use = await sectionUse(tx.db);
      if ((use.get(id) ?? 0) > 0) throw fieldError('ids', 'valueInvalid', 'COMMON.MESSAGES.IN_USE');
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
