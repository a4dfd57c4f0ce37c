import type { Formatters } from '@plinth/i18n';
import type { Revision } from '../../core/ports/revisions/port.ts';

type Day = {
  /** `Today`, `Yesterday`, or a date. */
  readonly day: string;
  readonly versions: readonly Revision[];
};

/** Versions, newest first, grouped by the day of their save. */
export function versionsByDay(
  versions: readonly Revision[],
  format: Pick<Formatters, 'day'>,
): readonly Day[] {
  const days = new Map<string, Revision[]>();
  for (const version of versions) {
    const day = format.day(version.created);
    const others = days.get(day);
    if (others) others.push(version);
    else days.set(day, [version]);
  }
  return [...days].map(([day, items]) => ({ day, versions: items }));
}
