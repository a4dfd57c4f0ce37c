// Runs the new version on a copy of the site and compares every published page with the old one.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PageDifference, Rehearsal } from '@plinth/contract';
import { type Installation, versionsFolder } from '../installation.ts';
import { UpdateProblem } from '../update-problem.ts';
import { comparePages } from './compare-pages.ts';
import { createReadPage, type ReadPage } from './read-page.ts';
import {
  beginRehearsal,
  deletePage,
  readSavedPage,
  rehearsalFolder,
  type Side,
  savePage,
  writeReport,
} from './report-folder.ts';
import { startVersion } from './version-server.ts';

export type PublishedPage = { readonly name: string; readonly path: string };

export type SiteCopies = {
  /** Variables for a server on the copy. */
  readonly environment: (side: Side) => Readonly<Record<string, string>>;
  readonly remove: () => Promise<void>;
};

export type RehearsalPorts = {
  readonly installation: Installation;
  /** Copies the site twice, into the folders `old` and `new` of this one. */
  readonly copySite: (folder: string) => Promise<SiteCopies>;
  readonly publishedPages: () => Promise<readonly PublishedPage[]>;
  /** URL of the site. */
  readonly address: string;
  /** ms until a version has to serve. */
  readonly readyMs: number;
};

export type Progress = (percent: number) => void;

const RETRY_MS = 1_000;

/** More aren't worth reading. They are counted. */
const MAX_DIFFERENCES = 100;

type Session = RehearsalPorts & {
  readonly folder: string;
  readonly copies: SiteCopies;
  readonly pages: readonly PublishedPage[];
};

/** Lets a version render all pages of its copy. */
async function withVersion(
  { installation, readyMs, address, copies, folder, pages }: Session,
  { side, version }: { readonly side: Side; readonly version: string },
  onPage: (page: string, id: number) => Promise<void>,
): Promise<void> {
  const server = await startVersion({
    version: join(versionsFolder(installation.folder ?? ''), version),
    install: folder,
    data: join(folder, side),
    environment: copies.environment(side),
    readyMs,
  });
  try {
    const read: ReadPage = createReadPage(server.url, address);
    for (const [id, { path }] of pages.entries()) {
      // One that ended says why; the request only that the connection was lost.
      const again = () => wait(RETRY_MS).then(() => read(path));
      const page = await read(path).catch(() =>
        Promise.race([server.ended, again().catch(unanswered)]),
      );
      await onPage(page, id);
    }
  } finally {
    await server.stop();
  }
}

const unanswered = (error: unknown): never => {
  throw new UpdateProblem('REHEARSAL_ENDED', { reason: String(error).slice(0, 500) }, error);
};

async function comparedPages(
  session: Session,
  version: string,
  progress: Progress,
): Promise<Pick<Rehearsal, 'different' | 'differences'>> {
  const { installation, pages } = session;
  const install = installation.folder ?? '';
  const differences: PageDifference[] = [];
  let different = 0;
  const report = (done: number) => progress(Math.floor((50 * done) / Math.max(1, pages.length)));
  const { version: current } = installation;
  await withVersion(session, { side: 'old', version: current }, async (page, id) => {
    await savePage(install, { side: 'old', id, page });
    report(id);
  }).catch((error: unknown) => {
    // The fault isn't the new version's.
    if (!(error instanceof UpdateProblem)) throw error;
    throw new UpdateProblem('REHEARSAL_IMPOSSIBLE', { reason: current, ...error.details }, error);
  });
  await withVersion(session, { side: 'new', version }, async (page, id) => {
    const lines = comparePages((await readSavedPage(install, { side: 'old', id })) ?? '', page);
    report(pages.length + id);
    if (lines.length > 0) different += 1;
    if (lines.length === 0 || differences.length >= MAX_DIFFERENCES)
      return deletePage(install, 'old', id);
    await savePage(install, { side: 'new', id, page });
    const { name = '', path = '' } = pages[id] ?? {};
    differences.push({ id, name, path, lines: [...lines] });
  });
  return { different, differences };
}

/**
 * Copies the site, renders it with the running version, lets the new one migrate and render the same,
 * and compares. Throws an `UpdateProblem` if the new version doesn't run. The copies are removed,
 * pages that differ stay.
 */
export async function rehearse(
  version: string,
  ports: RehearsalPorts,
  progress: Progress,
): Promise<Rehearsal> {
  const install = ports.installation.folder ?? '';
  const folder = rehearsalFolder(install);
  await beginRehearsal(install);
  const pages = await ports.publishedPages();
  const copies = await ports.copySite(folder);
  try {
    const session: Session = { ...ports, folder, copies, pages };
    const result = await comparedPages(session, version, progress);
    const report = { version, pages: pages.length, ...result };
    await writeReport(install, report);
    return report;
  } finally {
    await copies.remove();
    for (const side of ['old', 'new'])
      await rm(join(folder, side), { recursive: true, force: true, maxRetries: 5 });
  }
}
