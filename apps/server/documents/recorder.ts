import type { SettingsGroup } from '@plinth/contract';
import type { OwnerKind, SectionName } from '@plinth/model';
import type { RecordName } from '../storage/database/record-types.ts';

/** The settings that answers are made of, by the names under which they are stored. */
export type SettingName = SettingsGroup | 'colors' | 'values' | 'fonts' | 'service_pages';

/** Something that an answer was made of. */
export type Tag =
  /** One record, and any record of a kind: lists, and what chooses among all of them. */
  | `${RecordName}:${number}`
  | `${RecordName}:*`
  /** The address, name or visibility of an owner: what links, menus and breadcrumbs show of it. */
  | `place:${OwnerKind}:${number}`
  /** That of any owner of a kind that is not a draft: lists of what visitors can read. */
  | `place:${OwnerKind}:*`
  /** Any section of a kind: pages without a choice of their own show the first. */
  | `section:${SectionName}`
  | `setting:${SettingName}`;

/** Notes what an answer was made of, so that exactly the answers that a change touches are dropped. */
export type Recorder = {
  /** The answer depends on this. */
  readonly tag: (name: Tag) => void;
  /** The answer is another one from this time on: ms since 1970. */
  readonly until: (time: number) => void;
};
