import type { Migration } from '../migration.ts';

const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

type Span = { readonly opens: string; readonly closes: string };

/** One field per day, and profiles as URLs alone. */
type OldFacts = {
  readonly social_profiles?: readonly string[];
} & { readonly [D in (typeof WEEKDAYS)[number] as `hours_${D}`]?: readonly Span[] };

function newFacts(old: OldFacts): object {
  const { social_profiles = [], ...facts } = old;
  const others = Object.entries(facts).filter(([name]) => !name.startsWith('hours_'));
  const hours = WEEKDAYS.flatMap((day) =>
    (old[`hours_${day}`] ?? []).map((span) => ({ days: [day], ...span })),
  );
  const profiles = social_profiles.map((url) => ({ network: '', url }));
  return { ...Object.fromEntries(others), hours, profiles };
}

/** Stores the site facts under their public name, with hours and profiles as lists. */
export const siteFacts012: Migration = {
  name: '012-site-facts',
  up: async (db) => {
    const row = await db
      .selectFrom('setting')
      .select(['id', 'values'])
      .where('name', '=', 'facts')
      .executeTakeFirst();
    if (!row) return;
    await db
      .updateTable('setting')
      .set({ name: 'site_facts', values: JSON.stringify(newFacts(JSON.parse(row.values))) })
      .where('id', '=', row.id)
      .execute();
  },
};
