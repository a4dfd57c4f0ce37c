import type { Readable } from 'node:stream';
import type { ExportOptions, ExportReport } from '@plinth/contract';
import { createAddresses, fileAt, isDeviceName } from './addresses.ts';
import { forEachConcurrent } from './for-each-concurrent.ts';
import { filesIn, UPLOADS_PREFIX } from './found-files.ts';
import { ExportProblem } from './problems.ts';
import { readme } from './readme.ts';
import { type QueryRule, queryRuleOf, ruleOf } from './redirect-rules.ts';
import { countForms, rewriteForms } from './rewrite-forms.ts';
import { createLinkRewriter } from './rewrite-links.ts';
import { apacheFile, netlifyFile, netlifyHeaders, nginxFile } from './server-files.ts';
import { openSiteFolder, type SiteFolder } from './site-folder.ts';
import type { CopiedDocument, CopiedPage, CopiedSite, OpenSite } from './site-reader.ts';

/** Comes before everything that takes time. Throws to stop. */
type Step = () => Promise<void>;

export type ExportPorts = {
  readonly openSite: OpenSite;
  /** A stored file by its key, or by that of a file which replaced it. */
  readonly openUpload: (key: string) => Promise<Readable | null>;
  /** Writes all of the site, including what is not public, to one file. */
  readonly writeSiteFile: (path: string, step: Step) => Promise<void>;
  readonly clock: () => number;
};

/** How far it is. Throws to stop. */
export type OnProgress = (done: number, total: number) => Promise<void>;

/** The public files. Beside them is what must not be public. */
export const PUBLIC_FOLDER = 'site';
const SITE_FILE = 'site.plinth';

type Work = ReturnType<typeof createWork>;

function createWork(site: CopiedSite, options: ExportOptions, folder: SiteFolder) {
  const addresses = createAddresses(site);
  const counts = new Map<CopiedDocument, Promise<number | undefined>>();
  const address = options.address || site.address;
  const listPages = (document: CopiedDocument) => {
    const known = counts.get(document) ?? document.read(1).then((page) => page?.list_pages);
    counts.set(document, known);
    return known;
  };
  return {
    ...{ site, folder, addresses, address, counts },
    links: createLinkRewriter({ ...{ site, addresses, address }, listPages }),
    forms: { server: options.forms || null, note: site.form_note },
    found: new Set<string>(),
    isWanted: (path: string) => options.share_images !== false || !path.startsWith('/share/'),
    lists: [] as QueryRule[],
    report: { pages: 0, forms: 0, gone: [] as string[], missing: [] as string[] },
  };
}

const listUrl = ({ path }: CopiedDocument, page: number): string =>
  page === 1 ? path : `${path}${path.includes('?') ? '&' : '?'}page=${page}`;

async function writePage(
  document: CopiedDocument,
  { page, number }: { readonly page: CopiedPage; readonly number: number },
  work: Work,
): Promise<void> {
  const { addresses, folder, links, forms, found, report } = work;
  const html = page.body.toString('utf8');
  for (const file of filesIn(html)) found.add(file);
  report.pages += 1;
  report.forms += countForms(html);
  const rewritten = await links.rewrite(html);
  await folder.write(
    fileAt(addresses.listPath(document, number)),
    rewriteForms(rewritten, listUrl(document, number), forms),
  );
}

/** A document, and all pages of its list while it `shouldContinue`. */
async function writeDocument(
  document: CopiedDocument,
  work: Work,
  shouldContinue: () => Promise<boolean>,
): Promise<void> {
  const { addresses, counts, lists, report } = work;
  const first = await document.read(1);
  if (!first) {
    report.gone.push(document.path);
    return;
  }
  const { list_pages } = first;
  counts.set(document, Promise.resolve(list_pages));
  await writePage(document, { page: first, number: 1 }, work);
  for (let number = 2; number <= (list_pages ?? 1); number += 1) {
    if (!(await shouldContinue())) return;
    const page = await document.read(number);
    if (page) await writePage(document, { page, number }, work);
  }
  if ((list_pages ?? 1) > 1 && !document.path.includes('?')) {
    const to = addresses.listPath(document, 2).replace(/2\/$/, '$1/');
    lists.push({ path: document.path, name: 'page', value: null, to });
  }
}

async function writeTexts(work: Work, step: Step): Promise<void> {
  const { site, folder, addresses, links, forms, found, report } = work;
  for (const { path, read } of site.texts) {
    await step();
    const text = (await read())?.toString('utf8');
    if (text === undefined) continue;
    for (const file of filesIn(text)) found.add(file);
    await folder.write(fileAt(addresses.textPath(path)), await links.rewrite(text));
  }
  const notFound = (await site.notFound()).toString('utf8');
  for (const file of filesIn(notFound)) found.add(file);
  report.forms += countForms(notFound);
  await folder.write('404.html', rewriteForms(await links.rewrite(notFound), '/', forms));
}

/** Files that pages name, and those that style sheets name. */
async function writeFiles(work: Work, ports: ExportPorts, step: Step) {
  const { site, folder, found, isWanted, report } = work;
  const written = new Set<string>();
  const write = async (path: string) => {
    await step();
    if (path.startsWith(UPLOADS_PREFIX)) {
      const upload = await ports.openUpload(path.slice(UPLOADS_PREFIX.length));
      if (upload) await folder.copy(path.slice(1), upload);
      else report.missing.push(path);
      return;
    }
    const content = await site.asset(path);
    if (!content) report.missing.push(path);
    else {
      if (path.endsWith('.css')) for (const file of filesIn(content.toString())) found.add(file);
      await folder.write(path.slice(1), content);
    }
  };
  while (written.size < found.size) {
    const next = [...found].filter((path) => !written.has(path));
    for (const path of next) written.add(path);
    await forEachConcurrent(next.filter(isWanted), write);
  }
}

/** What web servers have to know. Returns rules that a kind of server can't have. */
async function writeServerFiles(work: Work, root: SiteFolder, iconType: string) {
  const { site, folder, links, addresses, lists } = work;
  const rules = await Promise.all(
    site.redirects.map(async (redirect) => ruleOf(redirect, await links.target(redirect.new_url))),
  );
  const moved = addresses.moved();
  const pathMoves = moved.filter(({ from }) => !from.includes('?'));
  const all = {
    rules: [
      ...pathMoves.map(({ from, to }) => ({
        parts: [from.replace(/(?:\/|\.html)$/, '')],
        query: [],
        to,
        code: 301 as const,
      })),
      ...rules,
    ],
    queries: [...moved.flatMap((move) => queryRuleOf(move) ?? []), ...lists],
    iconType,
  };
  const netlify = netlifyFile(all);
  // Some hosts leave out names that begin with _ otherwise.
  await folder.write('.nojekyll', '');
  await folder.write('.htaccess', apacheFile(all));
  await folder.write('_redirects', netlify.text);
  await folder.write('_headers', netlifyHeaders(all));
  await root.write('nginx.conf', nginxFile(all));
  return { missing: netlify.missing, moved };
}

/**
 * Writes the public site as files. `root` is a new folder, which the caller removes if this throws.
 */
export async function exportSite(
  root: string,
  {
    options,
    onProgress,
    ...ports
  }: ExportPorts & {
    readonly options: ExportOptions;
    readonly onProgress: OnProgress;
  },
): Promise<ExportReport> {
  const started = ports.clock();
  const site = await ports.openSite();
  if (!site) throw new ExportProblem('CLOSED');
  const folder = openSiteFolder(`${root}/${PUBLIC_FOLDER}`);
  const outer = openSiteFolder(root);
  const work = createWork(site, options, folder);
  const total = site.documents.length;
  let done = 0;
  const step = () => onProgress(done, total);
  await forEachConcurrent(site.documents, async (document, shouldStop) => {
    await step();
    await writeDocument(document, work, async () => {
      await step();
      return !shouldStop();
    });
    done += 1;
  });
  await writeTexts(work, step);
  const icon = await site.favicon();
  await folder.write('favicon.ico', icon.body);
  await writeFiles(work, ports, step);
  const { missing, moved } = await writeServerFiles(work, outer, icon.type);
  await step();
  await ports.writeSiteFile(`${root}/${SITE_FILE}`, step);
  await step();
  const { pages, forms, gone, missing: missingFiles } = work.report;
  const report: ExportReport = {
    at: new Date(started).toISOString(),
    seconds: Math.round((ports.clock() - started) / 1000),
    address: work.address,
    forms_to: work.forms.server,
    ...folder.written(),
    ...{ pages, forms },
    left_out: [
      ...site.left_out,
      ...gone.map((path) => ({ path, name: path, reason: 'gone' as const })),
    ],
    missing_files: missingFiles.sort(),
    moved: moved.length + work.lists.length,
    redirects: site.redirects.length,
    simple_hosts_lack: missing,
    not_on_windows: site.documents
      .map((document) => work.addresses.pathOf(document))
      .filter(isDeviceName),
  };
  await outer.write('report.json', `${JSON.stringify(report, null, 2)}\n`);
  await outer.write('README.txt', readme(report));
  return report;
}
