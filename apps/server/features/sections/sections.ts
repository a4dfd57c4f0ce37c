import { RpcError, type SectionRecord, sectionFields, type services } from '@plinth/contract';
import { copyName, SectionFields, type WidgetNode } from '@plinth/model';
import type { z } from 'zod';
import { type Documents, emptyDocument } from '../../documents/documents.ts';
import {
  chooseDefault,
  countSectionUses,
  defaultIds,
  findSectionUses,
  markDefault,
} from '../../documents/shared-sections.ts';
import type { Handlers, SignedInContext } from '../../rpc/context.ts';
import { fieldError } from '../../rpc/field-errors.ts';
import { recordHandlers } from '../../rpc/record-handlers.ts';
import type { StoredSection } from '../../storage/database/record-types.ts';
import type { Store, Tx } from '../../storage/database/store.ts';
import { changeRecord, getRecord } from '../../storage/records/records.ts';
import { checkLockNames, type LockPorts } from './check-lock-names.ts';

type Item = z.output<typeof sectionFields>;
const SECTION = { name: 'section', fields: sectionFields, search: ['name'] } as const;

type SectionHandlers = Handlers<typeof services.ContentSection>;
export type SectionsPorts = LockPorts & {
  readonly store: Store;
  readonly documents: Documents;
  /** Makes the pictures of the maps in saved documents. */
  readonly makeMapPictures: (
    documents: readonly WidgetNode[],
    context: SignedInContext,
  ) => Promise<void>;
};

const settingsOf = ({ name, kind, is_sticky_footer, locked, revision }: StoredSection) => ({
  settings: { name, kind, is_sticky_footer, locked },
  revision,
});

const contextOf = (sectionName: Item['kind']) =>
  ({ location: { pageType: 'page', sectionName }, path: 'document' }) as const;

type KindChange = Partial<Pick<StoredSection, 'is_default'>>;

/**
 * A header or footer in use can't change its kind. Another one isn't the default of its new kind;
 * returns what else changes with it.
 */
async function changeKind(tx: Tx, stored: StoredSection, kind: Item['kind']): Promise<KindChange> {
  if (kind === stored.kind) return {};
  const uses = await countSectionUses(tx.db);
  if ((uses.get(stored.id) ?? 0) > 0)
    throw fieldError('kind', 'valueInvalid', 'COMMON.MESSAGES.IN_USE');
  if (kind !== 'content') await markDefault(tx, kind);
  return { is_default: false };
}

/** Shared headers and footers. */
export function createSections(ports: SectionsPorts): SectionHandlers {
  const { store, documents, makeMapPictures } = ports;
  const readRecords = async (sections: readonly StoredSection[]): Promise<SectionRecord[]> => {
    const uses = await countSectionUses(store.read);
    const defaults = await defaultIds(store.read);
    return sections.map((section) => ({
      ...section,
      document: documents.migrate(section.document),
      is_default: defaults.has(section.id),
      used_on: uses.get(section.id) ?? 0,
    }));
  };
  const readRecord = async (section: StoredSection): Promise<SectionRecord> => {
    const [record] = await readRecords([section]);
    return record as SectionRecord;
  };
  const handlers = recordHandlers(store, SECTION, {
    create: async ({ db }, { document, ...item }) => {
      const section = SectionFields.parse(item);
      await checkLockNames(db, section, ports);
      const context = contextOf(section.kind);
      const tree = document ? await documents.accept(db, document, context) : emptyDocument();
      return { ...section, document: tree };
    },
    change: async (tx, stored, { document, ...item }) => {
      const kind = item.kind ?? stored.kind;
      const kindChange = await changeKind(tx, stored, kind);
      await checkLockNames(tx.db, { locked: item.locked, stored: stored.locked }, ports);
      if (!document) return { ...item, ...kindChange };
      const { location, path } = contextOf(kind);
      const locked = item.locked ?? stored.locked;
      const context = { location: { ...location, locked }, path, stored: stored.document };
      const accepted = await documents.accept(tx.db, document, context);
      return { ...item, ...kindChange, document: accepted };
    },
    copy: async (_, { name, kind, is_sticky_footer, locked, document }) => ({
      ...{ name: copyName(name), kind, is_sticky_footer, locked, document },
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
      return { ...list, items: await readRecords(list.items) };
    },
    get: async (params) => readRecord(await handlers.get(params)),
    save: async (params, context) => {
      const section = await readRecord(await handlers.save(params, context));
      await makeMapPictures([section.document], context);
      return section;
    },
    duplicate: async (params, context) => readRecord(await handlers.duplicate(params, context)),
    getUses: async ({ id }) => {
      const { kind } = await getRecord(store.read, 'section', id);
      return { items: kind === 'content' ? [] : await findSectionUses(store.read, { id, kind }) };
    },
    setDefault: async ({ id }, { actor }) =>
      store.transaction(async (tx) => {
        const { kind } = await getRecord(tx.db, 'section', id);
        if (kind === 'content') throw fieldError('id', 'valueInvalid');
        return { replaced: await chooseDefault(tx, { id, kind }) };
      }, actor),
    getSettings: async ({ id }) => settingsOf(await getRecord(store.read, 'section', id)),
    setSettings: async ({ id, settings, revision }, { actor }) =>
      store.transaction(async (tx) => {
        const stored = await getRecord(tx.db, 'section', id);
        if (revision !== undefined && revision !== stored.revision) {
          throw new RpcError('CONFLICT', { revision: stored.revision });
        }
        const kindChange = await changeKind(tx, stored, settings.kind ?? stored.kind);
        await checkLockNames(tx.db, { locked: settings.locked, stored: stored.locked }, ports);
        const target = { id, revision: stored.revision };
        const fields = { ...settings, ...kindChange };
        return settingsOf(await changeRecord(tx, 'section', { ...target, fields }));
      }, actor),
  };
}
