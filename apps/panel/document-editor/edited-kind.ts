import type { Client, DocumentDesign } from '@plinth/contract';
import type { EditedOwner, OwnSection, SharedSection } from '@plinth/editor';
import type { OwnerKind, PageType } from '@plinth/model';
import type { ComponentType } from 'react';
import type { Closing } from '../forms/unsaved-guard.tsx';
import type { MissingRecord } from '../list/load-error.tsx';

type DesignService = Pick<
  Client['BlogService' | 'PagesService' | 'PopupsService' | 'PostsService'],
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

export type OwnerSettingsProps = {
  readonly id: number;
  /** Called with the owner as stored. The editor loads its sections again if `isReloaded`. */
  readonly onSaved: (owner: EditedOwner, isReloaded: boolean) => void;
  readonly onDirty: (isDirty: boolean) => void;
  readonly closing: Closing | null;
};

/** A kind of record whose documents the editor can open. */
export type EditedKind = {
  readonly kind: OwnerKind;
  readonly pageType: PageType;
  readonly service: DesignService;
  readonly open: (id: number) => Promise<OpenedOwner>;
  /** What the editor shows of an owner, as stored now. */
  readonly readOwner: (id: number) => Promise<EditedOwner>;
  /** Copies a header or footer for one owner; null where an owner can't choose one. */
  readonly ownSection: ((id: number, section: SharedSection) => Promise<OwnSection>) | null;
  /** Publishes an owner and resolves to its URL. */
  readonly publish: (id: number) => Promise<string | null>;
  /** What to say if the record no longer exists. */
  readonly missing: MissingRecord;
  /** Routes of the panel. */
  readonly list: string;
  readonly settings: (id: number) => string;
  /** The form of the settings, shown over the editor; null if they are only on their own screen. */
  readonly Settings: ComponentType<OwnerSettingsProps> | null;
  /** Lists that show the owner. */
  readonly queryKey: readonly string[];
};
