import { familiesOf } from '@plinth/model';
import type { StoredRecords } from '../../storage/database/record-types.ts';
import type { Reader } from '../../storage/database/store.ts';
import { readTextStyles } from './link-fonts.ts';

/** Reads which text styles use a font. Those in use, and those of the theme, can't be deleted. */
export async function readUses(db: Reader) {
  const styles = await readTextStyles(db);
  return ({ name: family, source }: Pick<StoredRecords['font'], 'name' | 'source'>) => {
    const used_by = styles
      .filter((style) => familiesOf(style).includes(family))
      .map(({ id, name }) => ({ id, name }));
    return { used_by, is_protected: source === 'theme' || used_by.length > 0 };
  };
}
