import {
  FACT_NAMES,
  type FactName,
  OWNER_KINDS,
  type Owner,
  type OwnerKind,
  type SectionName,
} from '@plinth/model';
import type { SettingName, Tag } from '../../documents/dependency-recorder.ts';
import type { Change } from '../../storage/database/changes.ts';
import type { RecordName } from '../../storage/database/record-types.ts';
import type { Reader } from '../../storage/database/store.ts';

export type { Tag };

const idsOf = (changes: readonly Change[], name: RecordName): readonly number[] => [
  ...new Set(changes.filter(({ record }) => record === name).map(({ id }) => id)),
];

async function sectionTags(db: Reader, ids: readonly number[]): Promise<Tag[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('section').select('kind').where('id', 'in', ids).execute();
  return rows.map(({ kind }): Tag => `section:${kind as SectionName}`);
}

async function settingTags(db: Reader, ids: readonly number[]): Promise<Tag[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('setting').select('name').where('id', 'in', ids).execute();
  return rows.map(({ name }): Tag => `setting:${name as SettingName}`);
}

export const locationTag = ({ kind, id }: Owner): Tag => `location:${kind}:${id}`;

export type MovedOwner = {
  readonly id: number;
  /** Whether it isn't a draft, or wasn't before the change. */
  readonly isListed: boolean;
};

/** The given owners whose links have changed. */
export type MovedOwners = (
  kind: OwnerKind,
  ids: readonly number[],
) => Promise<readonly MovedOwner[]> | readonly MovedOwner[];

/** Compares with the state before the changes. */
export type Comparison = {
  readonly movedOwners: MovedOwners;
  readonly changedFacts: () => readonly FactName[];
  readonly hasOtherLayers: () => boolean;
  readonly hasOtherPopups: () => boolean;
};

const ALL_CHANGED: Comparison = {
  movedOwners: (_, ids) => ids.map((id) => ({ id, isListed: true })),
  changedFacts: () => FACT_NAMES,
  hasOtherLayers: () => true,
  hasOtherPopups: () => true,
};

async function locationTags(changes: readonly Change[], movedOwners: MovedOwners): Promise<Tag[]> {
  const tags: Tag[] = [];
  for (const kind of OWNER_KINDS) {
    const ids = idsOf(changes, kind);
    const moved = ids.length === 0 ? [] : await movedOwners(kind, ids);
    tags.push(...moved.map(({ id }) => locationTag({ kind, id })));
    if (moved.some(({ isListed }) => isListed)) tags.push(`location:${kind}:*`);
  }
  return tags;
}

/**
 * The tags that changes invalidate, in this process, in others, and before a restart. If the
 * previous state is unknown, every changed owner counts as moved, and everything else as changed.
 */
export async function changedTags(
  db: Reader,
  changes: readonly Change[],
  { movedOwners, changedFacts, hasOtherLayers, hasOtherPopups }: Comparison = ALL_CHANGED,
): Promise<ReadonlySet<Tag>> {
  const settings = await settingTags(db, idsOf(changes, 'setting'));
  const facts = settings.includes('setting:site_facts') ? changedFacts() : [];
  const hasBackgrounds = changes.some(({ record }) => record === 'background');
  const hasPopups = changes.some(({ record }) => record === 'popup');
  return new Set<Tag>([
    ...changes.flatMap(({ record, id }): Tag[] => [
      `${record as RecordName}:${id}`,
      `${record as RecordName}:*`,
    ]),
    ...(await locationTags(changes, movedOwners)),
    ...(await sectionTags(db, idsOf(changes, 'section'))),
    ...settings,
    ...(hasBackgrounds && hasOtherLayers() ? (['layered_backgrounds'] as const) : []),
    ...(hasPopups && hasOtherPopups() ? (['opening_popups'] as const) : []),
    ...facts.map((name): Tag => `fact:${name}`),
  ]);
}
