import type { SettingsGroup } from '@plinth/contract';
import type { FactName, OwnerKind, SectionName } from '@plinth/model';
import type { RecordName } from '../storage/database/record-types.ts';

/** Stored settings that responses depend on. */
export type SettingName =
  | SettingsGroup
  | 'colors'
  | 'values'
  | 'fonts'
  | 'service_pages'
  | 'map_pictures';

/** A dependency of a cached response. */
export type Tag =
  /** One record, or any record of a kind (lists). */
  | `${RecordName}:${number}`
  | `${RecordName}:*`
  /** URL, name, or visibility of an owner, as shown by links, menus, and breadcrumbs. */
  | `location:${OwnerKind}:${number}`
  /** The same for any owner of a kind that isn't a draft (lists of published records). */
  | `location:${OwnerKind}:*`
  /** Any section of a kind: pages without one of their own show the first. */
  | `section:${SectionName}`
  | `setting:${SettingName}`
  /** The background styles with an element of their own. */
  | 'layered_backgrounds'
  /** The popups that open on their own. */
  | 'opening_popups'
  /** A site fact as texts and links show it. */
  | `fact:${FactName}`;

/**
 * Records the dependencies of a response, so that a change invalidates exactly the responses it
 * affects.
 */
export type Recorder = {
  readonly tag: (name: Tag) => void;
  /** The response expires at this time (ms since 1970). */
  readonly expireAt: (time: number) => void;
};
