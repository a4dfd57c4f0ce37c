import { FontFields, FontSource } from '@plinth/model';
import { z } from 'zod';
import { id } from '../shapes.ts';
import { defineRecord } from './define-record.ts';

/** Fonts of the site, as stored. Those of the catalog have their files there. */
export const fonts = defineRecord({
  name: 'font',
  area: 'design',
  fields: FontFields,
  system: FontSource,
  search: ['name'],
  sort: ['name', 'created', 'modified'],
});

/** `styles` and `subsets` are the chosen ones. */
export const fontRecord = fonts.record.extend({
  available: FontFields.pick({ styles: true, subsets: true }),
  /** Text styles with the font. */
  used_by: z.array(z.strictObject({ id, name: z.string() })),
  /** Letters of the site's language that the chosen files lack. */
  missing_letters: z.string(),
  /** Whether the theme or a text style uses it, so that it can't be deleted. */
  is_protected: z.boolean(),
});
export type FontRecord = z.output<typeof fontRecord>;

/**
 * A font with a file that was just added. `family` is the name in the file, which differs from that
 * of the font where another one of the site or the catalog has it.
 */
export const uploadedFont = fontRecord.extend({ family: FontFields.shape.name });
