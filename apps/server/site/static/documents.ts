import { OWNER_KINDS, type OwnerKind } from '@plinth/model';
import { isVisible } from '../../features/document-owners/owner-index.ts';
import type { CopiedDocument, CopiedSite, LeftOut } from '../../features/exports/site-reader.ts';
import { readPublishedTopics } from '../../features/posts/published-topics.ts';
import { createDependencyLog } from '../cache/dependency-log.ts';
import { DOCUMENT_KINDS } from '../document-kinds.ts';
import {
  type DocumentLocation,
  locationOf,
  pathOf,
  topicLocation,
  topicPath,
} from '../facts/locations.ts';
import type { SiteFacts } from '../facts/site-facts.ts';
import { isServicePage } from '../pages/service-pages.ts';
import type { Answers } from './answers.ts';
import { bodyOf } from './response-body.ts';

/** The site as it was when reading began. */
export type Reading = {
  readonly facts: SiteFacts;
  readonly answers: Answers;
  readonly now: number;
};

type Documents = Pick<CopiedSite, 'documents' | 'left_out'>;

function copied(
  { owner, node, chain, topic }: DocumentLocation,
  path: string,
  { responses }: Answers,
): CopiedDocument {
  return {
    ...{ path, chain, name: topic?.slug ?? node.name },
    read: async (page) => {
      const response = await responses.document(owner, { path }, { page, topic });
      return response && { body: bodyOf(response), list_pages: response.list_pages };
    },
  };
}

const hiddenAs = ({ node }: DocumentLocation, now: number): LeftOut['reason'] | null => {
  if (node.visibility === 'password') return 'password';
  if (isVisible(node, now)) return null;
  return node.status === 'future' ? 'future' : 'draft';
};

/** Documents of a kind, and those that visitors can't see. */
async function readKind(kind: OwnerKind, reading: Reading): Promise<Documents> {
  const { facts, answers, now } = reading;
  const { address } = DOCUMENT_KINDS[kind];
  const rows = await address.nodes(answers.db).execute();
  const documents: CopiedDocument[] = [];
  const left_out: LeftOut[] = [];
  for (const { id, name, url } of rows.toSorted((one, other) => one.id - other.id)) {
    const owner = { kind, id };
    const location = locationOf(facts, owner);
    if (location && isServicePage(owner, facts)) continue;
    if (location) {
      const path = pathOf(location, facts);
      const reason = hiddenAs(location, now);
      if (reason) left_out.push({ name, path, reason });
      else documents.push(copied(location, path, answers));
    } else if (address.isIndexed) left_out.push({ name, path: url, reason: 'address' });
  }
  return { documents, left_out };
}

async function readArchives({ facts, answers, now }: Reading): Promise<CopiedDocument[]> {
  const recorder = createDependencyLog();
  const topics = await readPublishedTopics({ db: answers.db, now, ...recorder });
  return topics.flatMap((topic) => {
    const path = topicPath(topic, { facts, recorder, now });
    const location = topicLocation(facts, topic);
    return path === null || location?.node.visibility !== 'public'
      ? []
      : [copied(location, path, answers)];
  });
}

/** All documents with a public URL. Also names those that are left out. */
export async function readDocuments(reading: Reading): Promise<Documents> {
  const kinds: Documents[] = [];
  for (const kind of OWNER_KINDS) kinds.push(await readKind(kind, reading));
  const archives = await readArchives(reading);
  return {
    documents: [...kinds.flatMap(({ documents }) => documents), ...archives],
    left_out: kinds.flatMap(({ left_out }) => left_out),
  };
}
