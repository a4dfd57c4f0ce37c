import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { ExportOptions } from '@plinth/contract';
import type { AppContext } from '../app-context.ts';
import { createExportPorts } from '../export-ports.ts';
import { exportSite } from '../features/exports/export-site.ts';
import { afterUse } from './after-use.ts';
import { staticServer } from './static-server.ts';

/** A site's files, and another web server that serves them. */
export async function exportedSite(context: AppContext, options: Partial<ExportOptions> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'plinth-export-'));
  afterUse(() => rmSync(root, { recursive: true, force: true }));
  const report = await exportSite(root, {
    ...createExportPorts(context),
    options: { address: '', forms: '', ...options },
    onProgress: async () => undefined,
  });
  const folder = join(root, 'site');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
  const read = (name: string) => readFileSync(join(folder, name));
  const text = (name: string) => read(name).toString('utf8');
  return { root, folder, report, files, read, text, url: await staticServer(folder) };
}

const LINK = /<(?:a|link|img|script|source|video)\b[^>]*? (?:href|src|poster)="([^"#]+)/g;

/** Paths of the site that a page links, as a browser would ask for them. */
const linksIn = (html: string): readonly string[] =>
  [...html.matchAll(LINK)]
    .map(([, link = '']) => link.replace('http://site.example', '').replaceAll('&amp;', '&') || '/')
    .filter((link) => /^\/(?!\/)/.test(link));

/** Follows all links from some pages. */
export async function crawl(url: string, pages: readonly string[]) {
  const broken: string[] = [];
  const seen = new Set(pages);
  for (const path of seen) {
    const response = await fetch(url + path);
    if (response.status !== 200) broken.push(path);
    const text = await response.text();
    if (/^<!doctype html>/i.test(text)) for (const link of linksIn(text)) seen.add(link);
  }
  return { seen, broken };
}
