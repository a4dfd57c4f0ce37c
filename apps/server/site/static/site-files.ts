import type { CopiedFile } from '../../features/exports/site-reader.ts';
import { readPublishedTopics } from '../../features/posts/published-topics.ts';
import { createDependencyLog } from '../cache/dependency-log.ts';
import type { SiteResponse } from '../cache/site-response.ts';
import { FEED_PATHS, topicFeedPath } from '../feed-paths.ts';
import type { SiteResponses } from '../site-responses.ts';
import type { Reading } from './documents.ts';
import { bodyOf } from './response-body.ts';

const fileOf = (path: string, respond: () => Promise<SiteResponse | undefined>): CopiedFile => ({
  path,
  read: async () => {
    const response = await respond();
    return response && bodyOf(response);
  },
});

/** The parts of a large sitemap, each rendered once. None: it's a single file. */
async function readParts({ sitemap }: Pick<SiteResponses, 'sitemap'>): Promise<SiteResponse[]> {
  const second = await sitemap(2);
  const parts: SiteResponse[] = [];
  for (let part = 1; second; part += 1) {
    const found = part === 2 ? second : await sitemap(part);
    if (!found) break;
    parts.push(found);
  }
  return parts;
}

/** What search engines and feed readers ask for. */
export async function readFeedsAndSitemaps({
  answers: { responses, db },
  now,
}: Reading): Promise<CopiedFile[]> {
  const topics = await readPublishedTopics({ db, now, ...createDependencyLog() });
  const files = [
    fileOf('/robots.txt', responses.robots),
    fileOf('/sitemap.xml', () => responses.sitemap()),
  ];
  for (const format of ['rss', 'json'] as const) {
    const path = FEED_PATHS[format];
    files.push(fileOf(path, () => responses.feed(format)));
    for (const topic of topics) {
      files.push(fileOf(topicFeedPath(path, topic), () => responses.feed(format, topic)));
    }
  }
  for (const [index, found] of (await readParts(responses)).entries()) {
    files.push(fileOf(`/sitemap.xml?part=${index + 1}`, async () => found));
  }
  return files;
}
