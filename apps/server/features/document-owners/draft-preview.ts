import type { DraftPreview } from '@plinth/contract';
import type { Owner, WidgetNode } from '@plinth/model';
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
      allowsMissingStyles: true,
    });
  }
  return storePreview({ db, now }, ownerOf(owner), { sections: accepted, design, logo });
}

type PreviewContent = {
  readonly sections: { readonly [name: string]: WidgetNode };
  readonly design?: object | undefined;
  readonly logo?: object | undefined;
  /** See `loadPreview`. */
  readonly theme?: object | undefined;
};

const jsonOf = (value: object | undefined): string | null => (value ? JSON.stringify(value) : null);

/** Stores what a live preview shows instead of what the site has. */
export async function storePreview(
  { db, now }: Pick<Tx, 'db' | 'now'>,
  owner: Owner,
  { sections, design, logo, theme }: PreviewContent,
): Promise<DocumentTarget> {
  await db.deleteFrom('look').where('expires', '<=', now).execute();
  const preview = await db
    .insertInto('look')
    .values({
      ...{ owner_kind: owner.kind, owner_id: owner.id },
      sections: JSON.stringify(sections),
      ...{ design: jsonOf(design), logo: jsonOf(logo), theme: jsonOf(theme) },
      expires: now + PREVIEW_MS,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { owner, draft_id: preview.id };
}
