import type { DraftPreview } from '@plinth/contract';
import type { WidgetNode } from '@plinth/model';
import type { Documents } from '../../documents/documents.ts';
import { type DocumentTarget, PREVIEW_MS } from '../../security/preview-links.ts';
import type { Tx } from '../../storage/database/store.ts';
import { readDesign } from './design.ts';
import { type OwnedDocument, ownerOf } from './owned-document.ts';

const SECTIONS = ['header', 'content', 'footer'] as const;

/** Stores unsaved work for the live preview and deletes expired previews. */
export async function createDraftPreview(
  { db, now }: Tx,
  owner: OwnedDocument,
  {
    sections,
    design,
    logo,
    documents,
  }: Omit<DraftPreview, 'id'> & { readonly documents: Documents },
): Promise<DocumentTarget> {
  const stored = (await readDesign(db, owner, documents)).sections;
  const accepted: { [name: string]: WidgetNode } = {};
  for (const name of SECTIONS) {
    const tree = sections[name];
    if (!tree) continue;
    accepted[name] = await documents.accept(db, tree, {
      location: { pageType: owner.of.pageType, sectionName: name },
      path: `sections.${name}`,
      stored: stored[name] ?? undefined,
    });
  }
  await db.deleteFrom('look').where('expires', '<=', now).execute();
  const preview = await db
    .insertInto('look')
    .values({
      owner_kind: owner.of.kind,
      owner_id: owner.id,
      sections: JSON.stringify(accepted),
      design: design ? JSON.stringify(design) : null,
      logo: logo ? JSON.stringify(logo) : null,
      expires: now + PREVIEW_MS,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { owner: ownerOf(owner), draft_id: preview.id };
}
