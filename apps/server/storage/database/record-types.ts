import {
  type FolderRecord,
  type MediaRecord,
  type PageRecord,
  type ProfileRecord,
  RECORDS,
  type SectionRecord,
} from '@plinth/contract';
import type { Allowed } from '@plinth/model';
import type { z } from 'zod';
import { definedRecord, type RecordType, recordType } from './record-type.ts';

/** Common fields of all records, as services see them. */
export type Stored = {
  readonly id: number;
  readonly revision: number;
  readonly created: string;
  readonly modified: string;
};

export type StoredPage = Omit<PageRecord, 'full_url' | 'has_password' | 'service'> & {
  readonly password_hash: string | null;
  /** The section with the page's own content. */
  readonly content_id: number;
};

export type StoredSection = Omit<SectionRecord, 'used_on' | 'is_default'> & {
  /** Chosen by the owner. A new section isn't. Without a chosen one, the oldest is the default. */
  readonly is_default?: boolean;
};

export type StoredAccount = ProfileRecord & {
  readonly password_hash: string;
  /** The normalized email. */
  readonly email_key: string;
  readonly role: 'owner';
};

/** A settings group, colors, or design values. */
export type StoredSetting = Stored & {
  readonly name: string;
  readonly values: { readonly [name: string]: unknown };
};

export type StoredBlock = Stored & {
  readonly name: string;
  readonly category: string;
  readonly order: number;
  readonly allowed: Allowed;
  readonly document: SectionRecord['document'];
};

/** A rendition of an image. */
export type StoredRendition = {
  readonly file_key: string;
  readonly mime_type: string;
  readonly width: number;
};

/** The file that an edited image was made from, under a key that no page has. */
export type StoredOriginal = Omit<NonNullable<MediaRecord['original']>, 'url'> & {
  readonly file_key: string;
  /** As it was before the first edit, which may crop it away. */
  readonly focal_point?: MediaRecord['focal_point'];
};

export type StoredMedia = Omit<MediaRecord, 'url' | 'thumbnails' | 'renditions' | 'original'> & {
  readonly file_key: string;
  /** SHA-256 of the file in hex. */
  readonly hash: string;
  /** Keys by size. A missing size means that the image itself is no larger. */
  readonly thumbnails: { readonly [size: string]: string };
  readonly renditions: readonly StoredRendition[];
  readonly original: StoredOriginal | null;
};

export type StoredFolder = Omit<FolderRecord, 'is_protected'>;

/** A theme that the owner installed. */
export type StoredTheme = Stored & {
  /** Its id in `theme.json`. */
  readonly key: string;
  /** `theme.json`. */
  readonly manifest: { readonly [field: string]: unknown };
  /** Its pages and sections, by file. */
  readonly documents: { readonly [file: string]: SectionRecord['document'] };
  /** Keys of its other files, by file. */
  readonly files: { readonly [file: string]: string };
};

type Definition = (typeof RECORDS)[number];
/** Records that are fully described by `defineRecord`. */
type DefinedRecords = { [D in Definition as D['name']]: z.output<D['record']> };

export type StoredRecords = DefinedRecords & {
  page: StoredPage;
  section: StoredSection;
  account: StoredAccount;
  setting: StoredSetting;
  block: StoredBlock;
  media: StoredMedia;
  folder: StoredFolder;
  theme: StoredTheme;
};
export type StoredPost = StoredRecords['post'];
export type RecordName = keyof StoredRecords;

const definitions: readonly { name: string; record: z.ZodObject }[] = RECORDS;

const DEFINED = Object.fromEntries(
  definitions.map((definition) => [definition.name, definedRecord(definition)]),
) as unknown as { readonly [N in keyof DefinedRecords]: RecordType<DefinedRecords[N]> };

/** How each record's fields are stored. Other fields are stored unchanged. */
export const RECORD_TYPES = {
  ...DEFINED,
  page: recordType<StoredPage>({
    name: 'page',
    flags: ['is_home', 'is_noindex', 'is_nofollow', 'is_canonical_hidden'],
    times: ['published_at'],
    json: ['alternates'],
    secret: ['password_hash'],
  }),
  section: recordType<StoredSection>({
    name: 'section',
    flags: ['is_sticky_footer', 'is_default'],
    times: [],
    json: ['locked'],
    shared: ['document'],
    secret: [],
  }),
  account: recordType<StoredAccount>({
    name: 'account',
    flags: [],
    times: [],
    json: [],
    secret: ['password_hash'],
  }),
  setting: recordType<StoredSetting>({
    name: 'setting',
    flags: [],
    times: [],
    json: ['values'],
    secret: [],
  }),
  block: recordType<StoredBlock>({
    name: 'block',
    flags: [],
    times: [],
    json: ['allowed', 'document'],
    secret: [],
  }),
  media: recordType<StoredMedia>({
    name: 'media',
    flags: ['is_protected', 'is_ready'],
    times: [],
    json: ['focal_point', 'thumbnails', 'renditions', 'original'],
    secret: [],
  }),
  folder: recordType<StoredFolder>({
    name: 'folder',
    flags: [],
    times: [],
    json: [],
    secret: [],
  }),
  theme: recordType<StoredTheme>({
    name: 'theme',
    flags: [],
    times: [],
    json: ['manifest', 'documents', 'files'],
    secret: [],
  }),
};
