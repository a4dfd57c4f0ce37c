import type { Client, DocumentDesign } from '@plinth/contract';
import type { EditedOwner, OwnSection, SharedSection } from '@plinth/editor';
import type { OwnerKind, PageType } from '@plinth/model';
import type { MissingRecord } from '../list/load-error.tsx';

type DesignService = Pick<
  Client['PagesService' | 'PostsService'],
  'saveDesign' | 'getRevisions' | 'getRevision' | 'getPreviewUrl' | 'createLook' | 'getCost'
> & { readonly getDesign: (params: { readonly id: number }) => Promise<DocumentDesign> };

/** An owner's document with the owner's data that the editor shows. */
export type OpenedOwner = {
  readonly owner: EditedOwner;
  readonly design: DocumentDesign;
  /** Its header and footer; null for the site's default. */
  readonly header_id: number | null;
  readonly footer_id: number | null;
};

/** A kind of record whose documents the editor can open. */
export type EditedKind = {
  readonly kind: OwnerKind;
  readonly pageType: PageType;
  readonly service: DesignService;
  readonly open: (id: number) => Promise<OpenedOwner>;
  /** Copies a header or footer for one owner; null where an owner can't choose one. */
  readonly ownSection: ((id: number, section: SharedSection) => Promise<OwnSection>) | null;
  /** Publishes an owner and resolves to its URL. */
  readonly publish: (id: number) => Promise<string | null>;
  /** What to say if the record no longer exists. */
  readonly missing: MissingRecord;
  /** Routes of the panel. */
  readonly list: string;
  readonly settings: (id: number) => string;
  /** Lists that show the owner. */
  readonly queryKey: readonly string[];
};
