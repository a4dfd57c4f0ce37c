import type { SavedVersion } from '../saving/fake.ts';
import type { Revision, RevisionsPort } from './port.ts';

const toRevision = ({
  revisions,
  created,
  changed,
}: SavedVersion): Omit<Revision, 'is_current'> => ({
  ...{ revision: revisions.content, created, author: null, parts: [], changes: null },
  ...{ is_published: false, is_launched: false, restored_from: null },
  shared: changed.filter((name) => name !== 'content'),
});

/** The versions of a document, oldest first: those of `fakeSaving`, which may become more. */
export const fakeRevisions = (versions: readonly SavedVersion[] = []): RevisionsPort => ({
  list: async () =>
    versions
      .map((version) => ({ ...toRevision(version), is_current: version === versions.at(-1) }))
      .toReversed(),
  read: async (revision) => {
    const version = versions.find(({ revisions }) => revisions.content === revision);
    if (!version) throw new Error(`No version ${revision}`);
    return version.sections;
  },
});
