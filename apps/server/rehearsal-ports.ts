// What trying a new version needs of this one.
import { join } from 'node:path';
import type { AppContext } from './app-context.ts';
import { copySite } from './features/updates/rehearsal/copy-site.ts';
import type { PublishedPage, RehearsalPorts } from './features/updates/rehearsal/rehearse.ts';
import { createSiteReader } from './site/static/open-site.ts';

const READY_MS = 300_000;

/** While the site is closed, visitors see one page. */
const CLOSED: readonly PublishedPage[] = [{ name: '', path: '/' }];

async function publishedPages(context: AppContext): Promise<readonly PublishedPage[]> {
  const site = await createSiteReader(context)();
  return site?.documents.map(({ name, path }) => ({ name, path })) ?? CLOSED;
}

export function createRehearsalPorts(context: AppContext): RehearsalPorts {
  const { config, files } = context;
  const { install = null, isContainer } = config;
  return {
    installation: {
      ...{ folder: install, version: files.version, isContainer },
      root: install === null ? files.root : join(install, 'versions', files.version),
    },
    copySite: (folder) => copySite(folder, context),
    publishedPages: () => publishedPages(context),
    address: config.address,
    readyMs: READY_MS,
  };
}
