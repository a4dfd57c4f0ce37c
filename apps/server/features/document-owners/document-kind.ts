import type { BlogSettings, SettingsGroup } from '@plinth/contract';
import type { OwnerKind, PageType } from '@plinth/model';
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
  | 'head_code'
  | 'body_code'
>;

/** What every owner of documents has, however it is stored. */
export type OwnerRecord = SearchFields &
  Pick<StoredPage, 'id' | 'revision' | 'name' | 'modified'> &
  /** Who sees it, and from when. */
  Pick<StoredPage, 'status' | 'published_at' | 'visibility'> &
  /** Its content is a section record; header and footer are shared ones. */
  Pick<StoredPage, 'content_id' | 'layout' | 'header_id' | 'footer_id' | 'background_id'> & {
    /** Who is said to have written it. */
    readonly author?: { readonly id: number; readonly name: string } | null;
    /** Shown where its URL is shared. Without one, its first large image is. */
    readonly image?: { readonly id: number; readonly alt: string } | null;
  };

/**
 * One kind of records with documents. Reading and saving a design, its revisions, previews, weight,
 * and public address follow from it.
 */
export type DocumentKind<K extends OwnerKind = OwnerKind> = {
  /** Also the name of its record. */
  readonly kind: K;
  /** What the `allowed` rules of widgets and blocks call it. */
  readonly pageType: PageType;
  readonly read: (db: Reader, id: number) => Promise<OwnerRecord | undefined>;
  /** The new owner of a header or footer that was made for it. */
  readonly choose: (
    tx: Tx,
    owner: OwnerRecord,
    chosen: { readonly kind: SharedKind; readonly id: number },
  ) => Promise<unknown>;
  /** Where visitors find it. */
  readonly address: DocumentAddress;
};

type AddressFacts = {
  readonly pages: OwnerIndex;
  readonly settings: { readonly blog: BlogSettings };
};

/** As much of each record as addresses need, in the columns of a page. */
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
  /** The pages above all of them, from the top; null while they have no address at all. */
  readonly above: (site: AddressFacts) => readonly OwnerNode[] | null;
};
