import type { FastifyInstance } from 'fastify';
import { HUB_HEADERS } from '../http/headers.ts';
import type { ReleasesFolder } from '../storage/folders/releases-folder.ts';

const TYPES: Readonly<Record<string, string>> = {
  json: 'application/json',
  zip: 'application/zip',
};

/** The newest release as plain files. Sites verify its signature. */
export function addReleases(app: FastifyInstance, releases: ReleasesFolder): void {
  app.get<{ Params: { name: string } }>('/releases/:name', async ({ params }, reply) => {
    const file = await releases.find(params.name);
    if (!file) {
      reply.callNotFound();
      return reply;
    }
    const extension = params.name.replace(/^.*\./, '');
    return reply
      .headers({ ...HUB_HEADERS, 'cache-control': 'no-cache' })
      .type(TYPES[extension] ?? 'application/octet-stream')
      .header('content-length', file.size)
      .send(file.stream());
  });
}
