import {
  type CostRequest,
  type DeleteUnsavedWork,
  type DocumentCost,
  type DocumentDesign,
  type DraftPreview,
  RpcError,
  type SaveDesign,
  type SaveUnsavedWork,
  type ShareCard,
  type ShareChoices,
  type SiteDesignChanges,
  type SiteDesignRecord,
} from '@plinth/contract';
import type { Owner, OwnerKind, WidgetNode } from '@plinth/model';
import type { Documents } from '../../documents/documents.ts';
import type { SignedInContext } from '../../rpc/context.ts';
import { PREVIEW_MS, type PreviewLinks, SHARED_PREVIEW_MS } from '../../security/preview-links.ts';
import { keepUsedColors } from '../../settings/keep-used-colors.ts';
import type { Reader, Store, Tx } from '../../storage/database/store.ts';
import { readDesign, saveDesign } from './design.ts';
import type { DocumentKind } from './document-kind.ts';
import { createDraftPreview } from './draft-preview.ts';
import { getOwner } from './owned-document.ts';
import { readRevision, readRevisions, restoreRevision } from './revisions.ts';
import { deleteUnsavedWork, readUnsavedWork, saveUnsavedWork } from './unsaved-work.ts';

export type DesignPorts = {
  readonly store: Store;
  readonly readShareCard: (owner: Owner, unsaved: ShareChoices) => Promise<ShareCard | null>;
  readonly documents: Documents;
  readonly previewLinks: PreviewLinks;
  readonly clock: () => number;
  readonly readSiteDesign: (db: Reader) => Promise<SiteDesignRecord>;
  readonly saveSiteDesign: (tx: Tx, changes: SiteDesignChanges) => Promise<void>;
  /** Makes the pictures of the maps in saved documents. */
  readonly makeMapPictures: (
    documents: readonly (WidgetNode | null)[],
    context: SignedInContext,
  ) => Promise<void>;
  /** Renders a document as visitors receive it and measures its transfer size. */
  readonly documentCost: (owner: Owner, request: Omit<CostRequest, 'id'>) => Promise<DocumentCost>;
};

type ById = { readonly id: number };
type ByRevision = ById & { readonly revision: number };

/** The methods for a user's unsaved work on documents of one kind. */
function unsavedWorkHandlers(of: DocumentKind, { store, clock }: DesignPorts) {
  return {
    getUnsavedWork: async ({ id }: ById, { session }: SignedInContext) => {
      const target = { owner: { of, id }, account_id: session.account_id };
      return { work: await readUnsavedWork(store.read, target, clock()) };
    },
    saveUnsavedWork: async (
      { id, ...save }: SaveUnsavedWork,
      { session, actor, caller }: SignedInContext,
    ) =>
      store.transaction(async (tx) => {
        const target = { owner: { of, id }, account_id: session.account_id };
        await saveUnsavedWork(tx, target, { ...save, device: caller.device });
        return true as const;
      }, actor),
    deleteUnsavedWork: async (
      { id, versions }: DeleteUnsavedWork,
      { session, actor }: SignedInContext,
    ) =>
      store.transaction(async (tx) => {
        const target = { owner: { of, id }, account_id: session.account_id };
        await deleteUnsavedWork(tx, target, versions);
        return true as const;
      }, actor),
  };
}

/** The design methods of one kind of owner. `show` converts its record for the response. */
export function designHandlers<K extends OwnerKind, R>(
  of: DocumentKind<K>,
  ports: DesignPorts,
  readRecord: (db: Reader, id: number) => Promise<R>,
) {
  const { store, documents, previewLinks, clock, documentCost } = ports;
  const withRecord = async (db: Reader, id: number, design: DocumentDesign) => {
    const record = { [of.kind]: await readRecord(db, id) } as { [P in K]: R };
    return { ...record, ...design };
  };
  return {
    ...unsavedWorkHandlers(of, ports),
    getDesign: async ({ id }: ById) =>
      withRecord(store.read, id, await readDesign(store.read, { of, id }, documents)),
    saveDesign: async ({ id, design: changes, ...save }: SaveDesign, context: SignedInContext) => {
      const saved = await store.transaction(async (tx) => {
        const stored = await keepUsedColors(tx, 'design.colors.more', async () => {
          if (changes) await ports.saveSiteDesign(tx, changes);
          return saveDesign(tx, { of, id }, { ...save, documents });
        });
        const answer = await withRecord(tx.db, id, stored);
        return changes ? { ...answer, design: await ports.readSiteDesign(tx.db) } : answer;
      }, context.actor);
      await ports.makeMapPictures(Object.values(saved.sections), context);
      return saved;
    },
    getRevisions: async ({ id }: ById) => readRevisions(store.read, { of, id }, documents),
    getRevision: async ({ id, revision }: ByRevision) =>
      readRevision(store.read, { owner: { of, id }, revision }, documents),
    restoreRevision: async ({ id, revision }: ByRevision, context: SignedInContext) => {
      const restored = await store.transaction(async (tx) => {
        const target = { owner: { of, id }, revision };
        return withRecord(tx.db, id, await restoreRevision(tx, target, documents));
      }, context.actor);
      await ports.makeMapPictures(Object.values(restored.sections), context);
      return restored;
    },
    getPreviewUrl: async ({ id, is_shared }: ById & { readonly is_shared: boolean }) => {
      await getOwner(store.read, { of, id });
      const target = { owner: { kind: of.kind, id } };
      return previewLinks.create(target, clock(), is_shared ? SHARED_PREVIEW_MS : PREVIEW_MS);
    },
    getCost: async ({ id, ...request }: CostRequest) =>
      documentCost({ kind: of.kind, id }, request),
    getShareCard: async ({ id, unsaved }: ById & { readonly unsaved: ShareChoices }) => {
      const card = await ports.readShareCard({ kind: of.kind, id }, unsaved);
      if (!card) throw new RpcError('NOT_FOUND');
      return card;
    },
    createLook: async ({ id, ...draft }: DraftPreview, { actor }: SignedInContext) => {
      const target = await store.transaction(
        (tx) => createDraftPreview(tx, { of, id }, { ...draft, documents }),
        actor,
      );
      return previewLinks.create(target, clock());
    },
  };
}
