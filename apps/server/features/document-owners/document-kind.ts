import type { BlogSettings, SettingsGroup } from '@plinth/contract';
import type { OwnerKind, PageType, PopupProperties } from '@plinth/model';
import type { SelectQueryBuilder } from 'kysely';
import type { SharedKind } from '../../documents/shared-sections.ts';
import type { StoredPage } from '../../storage/database/record-types.ts';
import type { Tables } from '../../storage/database/schema.ts';
import type { Reader, Tx } from '../../storage/database/store.ts';
import type { OwnerIndex, OwnerNode } from './owner-index.ts';

type SearchFields = Pick<
  StoredPage,
  | 'seo_title'
  | 'seo_description'
  | 'seo_keywords'
  | 'is_noindex'
  | 'is_nofollow'
  | 'is_canonical_hidden'
  | 'canonical_url'
  | 'alternates'
  | 'share_image_id'
  | 'head_code'
  | 'body_code'
>;

/** Fields that all owners of documents share. */
export type OwnerRecord = SearchFields &
  Pick<StoredPage, 'id' | 'revision' | 'name' | 'modified'> &
  Pick<StoredPage, 'status' | 'published_at' | 'visibility'> &
  /** The content is a section of its own. Header and footer are shared sections. */
  Pick<StoredPage, 'content_id' | 'layout' | 'header_id' | 'footer_id' | 'background_id'> & {
    /** Author name as published. */
    readonly author?: { readonly id: number; readonly name: string } | null;
    /** How a popup is shown. */
    readonly popup?: PopupProperties;
    /** The featured image. */
    readonly image?: { readonly id: number; readonly alt: string } | null;
  };

/**
 * A kind of record with documents. Design methods, revisions, previews, weight, and public URL are
 * implemented for all kinds.
 */
export type DocumentKind<K extends OwnerKind = OwnerKind> = {
  /** Also its record name. */
  readonly kind: K;
  /** The name used in the `allowed` rules of widgets and blocks. */
  readonly pageType: PageType;
  readonly read: (db: Reader, id: number) => Promise<OwnerRecord | undefined>;
  /** Assigns a newly created header or footer to the owner. */
  readonly assignSection: (
    tx: Tx,
    owner: OwnerRecord,
    chosen: { readonly kind: SharedKind; readonly id: number },
  ) => Promise<unknown>;
  readonly address: DocumentAddress;
};

type AddressFacts = {
  readonly pages: OwnerIndex;
  readonly settings: { readonly blog: BlogSettings };
};

/** The fields that URLs need, in the columns of a page. */
export type NodeRow = Omit<OwnerNode, 'is_home' | 'published_at'> & {
  readonly kind: OwnerKind;
  readonly is_home: number;
  readonly published_at: number | null;
};
export type NodesQuery = SelectQueryBuilder<Tables, OwnerKind, NodeRow>;

export type DocumentAddress = {
  readonly nodes: (db: Reader) => NodesQuery;
  /** Settings that `above` reads. */
  readonly settings: readonly SettingsGroup[];
  /** Whether search engines may find the documents, which then have fields for them. */
  readonly isIndexed: boolean;
  /** The parent pages of all records of the kind, topmost first. Null: they have no URLs. */
  readonly parents: (site: AddressFacts) => readonly OwnerNode[] | null;
};
