import type { Client, DocumentDesign } from '@plinth/contract';
import type { EditedOwner, OwnSection, SharedSection } from '@plinth/editor';
import type { OwnerKind, PageType } from '@plinth/model';

type DesignService = Pick<
  Client['PagesService' | 'PostsService'],
  'saveDesign' | 'getRevisions' | 'getRevision' | 'getPreviewUrl' | 'createLook' | 'getCost'
> & { readonly getDesign: (params: { readonly id: number }) => Promise<DocumentDesign> };

/** An owner's document with what the editor shows of the owner. */
export type OpenedOwner = {
  readonly owner: EditedOwner;
  readonly design: DocumentDesign;
  /** The header and footer that it chose; null: the site's first. */
  readonly header_id: number | null;
  readonly footer_id: number | null;
};

/** One kind of records whose documents the editor opens. */
export type EditedKind = {
  readonly kind: OwnerKind;
  readonly pageType: PageType;
  readonly service: DesignService;
  readonly open: (id: number) => Promise<OpenedOwner>;
  /** Copies a header or footer for one owner; null where an owner can't choose one. */
  readonly ownSection: ((id: number, section: SharedSection) => Promise<OwnSection>) | null;
  /** Publishes an owner; answers its URL. */
  readonly publish: (id: number) => Promise<string | null>;
  /** Routes of the panel. */
  readonly list: string;
  readonly settings: (id: number) => string;
  /** Lists that show the owner. */
  readonly queryKey: readonly string[];
};
