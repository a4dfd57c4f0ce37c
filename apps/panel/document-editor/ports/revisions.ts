import type { RevisionsPort, SitePort } from '@plinth/editor';
import type { EditedKind } from '../edited-kind.ts';
import { treesOf } from '../save-document.ts';

/** The saved versions of an owner's document; another port after each change of the site's data. */
export const revisionsPort = (
  { service }: EditedKind,
  id: number,
  _site: SitePort['context'],
): RevisionsPort => ({
  list: async () => (await service.getRevisions({ id })).items,
  read: async (revision) => treesOf(await service.getRevision({ id, revision })),
});
