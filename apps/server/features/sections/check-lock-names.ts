import type { SectionLock } from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';
import { fieldError } from '../../rpc/field-errors.ts';
import type { Reader } from '../../storage/database/store.ts';

export type LockPorts = {
  /** Whether a block of this id comes with the product: `ftr-slim`. */
  readonly isShippedBlock: (id: string) => boolean;
};

type LockChange = {
  readonly locked: SectionLock | undefined;
  /** Its names stay, even if their blocks have been deleted since. */
  readonly stored?: SectionLock;
};

/** Throws `VALIDATION` for a lock that names neither a widget nor a block of the site. */
export async function checkLockNames(
  db: Reader,
  { locked = 'all', stored = [] }: LockChange,
  { isShippedBlock }: LockPorts,
): Promise<void> {
  if (locked === 'all') return;
  const unknown = locked.filter(
    (name) => !stored.includes(name) && !widgetDefinition(name) && !isShippedBlock(name),
  );
  if (unknown.length === 0) return;
  const blocks = await db.selectFrom('block').select('id').execute();
  const ids = new Set(blocks.map(({ id }) => String(id)));
  if (unknown.some((name) => !ids.has(name))) throw fieldError('locked', 'valueInvalid');
}
