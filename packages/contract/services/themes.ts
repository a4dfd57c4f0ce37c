import { z } from 'zod';
import { defineService } from '../method.ts';
import { formerTheme, keptPart, themeId, themeRecord } from '../records/theme.ts';
import { updateProblem } from '../records/update.ts';
import { done, id, noParams, signedUrl } from '../shapes.ts';

const byTheme = z.strictObject({ id: themeId });
const byVersion = byTheme.extend({ version: z.string().max(32) });

export const ThemesService = defineService({
  getList: {
    capability: 'design.read',
    params: noParams,
    result: z.strictObject({
      items: z.array(themeRecord),
      former: formerTheme.nullable(),
      /** Why newer versions of themes couldn't be looked for. */
      update_problem: updateProblem.nullable(),
    }),
  },
  /** Installs the ZIP archive of a theme. Nothing else on the site changes. */
  install: {
    capability: 'design.write',
    upload: true,
    params: noParams,
    result: themeRecord,
    limit: { calls: 60, minutes: 1, per: 'session' },
  },
  /**
   * Installs the newer version of a theme that the server of releases offers. The site's design stays,
   * and the version so far is kept.
   */
  update: {
    capability: 'design.write',
    params: byVersion,
    result: themeRecord,
    limit: { calls: 30, minutes: 1, per: 'session' },
  },
  /** Installs the version of a theme that the installed one has replaced, which is kept in turn. */
  goBack: {
    capability: 'design.write',
    params: byVersion,
    result: themeRecord,
    limit: { calls: 30, minutes: 1, per: 'session' },
  },
  /** What stays of the current design if the theme is activated. Changes nothing. */
  getKeptParts: {
    capability: 'design.read',
    params: byTheme.extend({ restore: z.boolean().default(false) }),
    result: z.strictObject({ items: z.array(keptPart) }),
  },
  /** A page of the site in the theme, for a short time. Changes nothing. */
  preview: {
    capability: 'design.write',
    params: byTheme.extend({ page_id: id, restore: z.boolean().default(false) }),
    result: signedUrl,
  },
  /**
   * Gives the site another theme. `restore` takes the design that the site had with it before;
   * `with_pages` adds its sample pages as drafts.
   */
  activate: {
    capability: 'design.write',
    params: byTheme.extend({
      restore: z.boolean().default(false),
      with_pages: z.boolean().default(false),
    }),
    result: z.strictObject({ pages: z.int().nonnegative() }),
  },
  /** Deletes an installed theme that isn't active. */
  delete: { capability: 'design.write', params: byTheme, result: done },
  /** The URL of the theme as a ZIP archive, for a short time. */
  export: {
    capability: 'design.read',
    params: byTheme,
    result: z.strictObject({ url: z.string() }),
  },
});
