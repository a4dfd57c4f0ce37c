// What a rehearsal leaves for the owner to decide: the pages that differ, old and new.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type Rehearsal, rehearsal } from '@plinth/contract';
import { updatesFolder } from '../installation.ts';
import { parseJson } from '../verify-release.ts';

export type Side = 'old' | 'new';

/** Everything of a rehearsal is in one folder, which is removed as a whole. */
export const rehearsalFolder = (install: string): string =>
  join(updatesFolder(install), 'rehearsal');

const pages = (install: string): string => join(rehearsalFolder(install), 'pages');

const pageFile = (install: string, side: Side, id: number): string =>
  join(pages(install), `${id}-${side}.html.gz`);

/** Makes the folder anew. */
export async function beginRehearsal(install: string): Promise<void> {
  await rm(rehearsalFolder(install), { recursive: true, force: true, maxRetries: 5 });
  await mkdir(pages(install), { recursive: true, mode: 0o700 });
}

export const removeRehearsal = (install: string): Promise<void> =>
  rm(rehearsalFolder(install), { recursive: true, force: true, maxRetries: 5 });

export async function savePage(
  install: string,
  { side, id, page }: { readonly side: Side; readonly id: number; readonly page: string },
): Promise<void> {
  await writeFile(pageFile(install, side, id), await promisify(gzip)(page, { level: 1 }));
}

/** Undefined if it isn't there anymore. */
export async function readSavedPage(
  install: string,
  { side, id }: { readonly side: Side; readonly id: number },
): Promise<string | undefined> {
  const saved = await readFile(pageFile(install, side, id)).catch(() => undefined);
  return saved && (await promisify(gunzip)(saved)).toString('utf8');
}

export const deletePage = (install: string, side: Side, id: number): Promise<void> =>
  rm(pageFile(install, side, id), { force: true });

const reportFile = (install: string): string => join(rehearsalFolder(install), 'report.json');

export const writeReport = (install: string, report: Rehearsal): Promise<void> =>
  writeFile(reportFile(install), JSON.stringify(report));

/** Null without a whole report. */
export async function readReport(install: string): Promise<Rehearsal | null> {
  const content = await readFile(reportFile(install)).catch(() => undefined);
  return (content && parseJson(content, rehearsal)) ?? null;
}
