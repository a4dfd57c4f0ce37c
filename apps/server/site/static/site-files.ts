import type { CopiedFile } from '../../features/exports/site-reader.ts';
import { readPublishedTopics } from '../../features/posts/published-topics.ts';
import { createDependencyLog } from '../cache/dependency-log.ts';
import type { SiteResponse } from '../cache/site-response.ts';
import { FEED_PATHS, topicFeedPath } from '../feed-paths.ts';
import type { Reading } from './documents.ts';
import { bodyOf } from './response-body.ts';

const fileOf = (path: string, respond: () => Promise<SiteResponse | undefined>): CopiedFile => ({
  path,
  read: async () => {
    const response = await respond();
    return response && bodyOf(response);
  },
});

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
  const hasParts = (await responses.sitemap(2)) !== undefined;
  for (let part = 1; hasParts && (await responses.sitemap(part)); part += 1) {
    files.push(fileOf(`/sitemap.xml?part=${part}`, () => responses.sitemap(part)));
  }
  return files;
}
