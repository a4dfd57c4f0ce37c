import type { DesignSections } from '@plinth/contract';
import { SHARED_KINDS, type SharedKind, selectDefault } from '../../documents/shared-sections.ts';
import type { Reader } from '../../storage/database/store.ts';
import { fromRow } from '../../storage/records/records.ts';
import type { Recorder } from '../cache/dependency-log.ts';

/** The site's default header and footer, which pages without their own choice show. */
export async function defaultSections(
  db: Reader,
  { tag }: Pick<Recorder, 'tag'>,
): Promise<Pick<DesignSections, 'header' | 'footer'>> {
  const rows = await db
    .selectFrom('section')
    .selectAll()
    .where(({ or, eb }) =>
      or(SHARED_KINDS.map((kind) => eb('section.id', '=', selectDefault(db, kind)))),
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
