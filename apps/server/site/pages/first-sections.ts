import type { DesignSections } from '@plinth/contract';
import { SHARED_KINDS, type SharedKind } from '../../documents/shared-sections.ts';
import type { Reader } from '../../storage/database/store.ts';
import { fromRow } from '../../storage/records/records.ts';
import type { Recorder } from '../cache/dependency-log.ts';

/** The site's first header and footer, which pages without a choice of their own show. */
export async function firstSections(
  db: Reader,
  { tag }: Pick<Recorder, 'tag'>,
): Promise<Pick<DesignSections, 'header' | 'footer'>> {
  const rows = await db
    .selectFrom('section')
    .selectAll()
    .where('id', 'in', (inner) =>
      inner
        .selectFrom('section as first')
        .select(({ fn }) => fn.min('first.id').as('id'))
        .where('first.kind', 'in', SHARED_KINDS)
        .groupBy('first.kind'),
    )
    .execute();
  const sections = rows.map((row) => fromRow('section', row));
  const document = (kind: SharedKind) => {
    const section = sections.find((one) => one.kind === kind);
    tag(`section:${section?.id ?? kind}`);
    return section?.document ?? null;
  };
  return { header: document('header'), footer: document('footer') };
}
