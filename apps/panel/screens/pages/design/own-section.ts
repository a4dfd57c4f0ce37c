import type { OwnSection, SharedSection } from '@plinth/editor';
import { client } from '../../../rpc/client.ts';

/** Copies a shared header or footer for one page, which shows the copy from then on. */
export async function ownSection(
  pageId: number,
  { name, id, tree }: SharedSection,
): Promise<OwnSection> {
  const [page, { settings }] = await Promise.all([
    client.PagesService.get({ id: pageId }),
    client.ContentSection.getSettings({ id }),
  ]);
  const item = { ...settings, name: page.name, document: tree };
  const made = await client.ContentSection.save({ item });
  try {
    const chosen = name === 'header' ? { header_id: made.id } : { footer_id: made.id };
    await client.PagesService.save({
      item: { id: pageId, ...chosen },
      revision: page.revision,
    });
  } catch (error) {
    await client.ContentSection.delete({ ids: [made.id] });
    throw error;
  }
  return { id: made.id, label: made.name, revision: made.revision };
}
