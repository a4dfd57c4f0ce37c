import type { fonts } from '@plinth/contract';
import { availableIn, type CatalogFont, type FontFields, filesOf } from '@plinth/model';
import type { z } from 'zod';
import { fieldError } from '../../rpc/field-errors.ts';
import type { RecordRules } from '../../rpc/record-handlers.ts';
import type { StoredRecords } from '../../storage/database/record-types.ts';
import { catalogFields, readFonts } from './link-fonts.ts';
import { readUses } from './uses.ts';

type Stored = Pick<StoredRecords['font'], 'name' | 'source' | 'faces' | 'stand_ins'> & FontFields;

/** An empty list if all is chosen, so that what a font gets later is chosen, too. */
function chosenOf<T extends string>(field: string, chosen: readonly T[], all: readonly T[]): T[] {
  if (!chosen.every((each) => all.includes(each))) throw fieldError(field, 'valueInvalid');
  const kept = all.filter((each) => chosen.includes(each));
  return kept.length === all.length ? [] : kept;
}

function chosenFields(font: Stored, item: Partial<FontFields>, catalog: readonly CatalogFont[]) {
  const all = availableIn(filesOf(font, catalog).faces);
  return {
    styles: chosenOf('styles', item.styles ?? font.styles, all.styles),
    subsets: chosenOf('subsets', item.subsets ?? font.subsets, all.subsets),
  };
}

/** Owners add fonts of the catalog by name, and choose styles and character sets of any font. */
export const fontRules = (
  catalog: readonly CatalogFont[],
): RecordRules<'font', z.output<typeof fonts.fields>> => ({
  create: async ({ db }, item) => {
    const { name } = item;
    if (!catalog.some(({ family }) => family === name)) throw fieldError('name', 'valueInvalid');
    if ((await readFonts(db)).some((font) => font.name === name))
      throw fieldError('name', 'recordFound');
    const added = { ...catalogFields(name) };
    return { ...added, ...chosenFields(added, item, catalog) };
  },
  change: async (_, stored, item) => {
    if (item.name !== undefined && item.name !== stored.name)
      throw fieldError('name', 'valueInvalid');
    return chosenFields(stored, item, catalog);
  },
  copy: async () => {
    throw fieldError('id', 'recordFound');
  },
  checkDelete: async ({ db }, font) => {
    const { is_protected } = (await readUses(db))(font);
    if (is_protected) throw fieldError('ids', 'valueInvalid', 'COMMON.MESSAGES.IN_USE');
  },
});
