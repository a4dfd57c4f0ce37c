import type { services } from '@plinth/contract';
import type { z } from 'zod';
import type { Documents } from '../../documents/documents.ts';
import { PREVIEW_MS, type PreviewTarget } from '../../security/preview-links.ts';
import { getRecord } from '../../storage/records.ts';
import type { Tx } from '../../storage/store.ts';
import { readDesign } from './design.ts';

type CreateLook = z.output<typeof services.PagesService.createLook.params>;

const SECTIONS = ['header', 'content', 'footer'] as const;

/** Keeps unsaved sections of a page for the live preview; those that have expired go. */
export async function createLook(
  { db, now }: Tx,
  { id, sections, colors }: CreateLook,
  documents: Documents,
): Promise<PreviewTarget> {
  const page = await getRecord(db, 'page', id);
  const stored = (await readDesign(db, page, documents)).sections;
  const accepted = SECTIONS.flatMap((name) => {
    const [tree, was] = [sections[name], stored[name]];
    if (!tree) return [];
    const place = { pageType: 'page', sectionName: name } as const;
    const path = `sections.${name}`;
    const document = was
      ? documents.acceptChange(tree, was, { place, path })
      : documents.accept(tree, place, path);
    return [[name, document]];
  });
  await db.deleteFrom('look').where('expires', '<=', now).execute();
  const look = await db
    .insertInto('look')
    .values({
      page_id: page.id,
      sections: JSON.stringify(Object.fromEntries(accepted)),
      colors: colors ? JSON.stringify(colors) : null,
      expires: now + PREVIEW_MS,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { page_id: page.id, look_id: look.id };
}
