import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExportOptions } from '@plinth/contract';
import { expect, test } from 'vitest';
import { afterUse } from '../../testing/after-use.ts';
import { exportSite, type OnProgress } from './export-site.ts';
import { ExportProblem } from './problems.ts';
import type { CopiedSite } from './site-reader.ts';

const SEARCH = '<form role="search" method="get" action="/search/"><input></form>';
const FORM = '<form method="post" data-form="w1"><input></form>';

const open = () => {
  const root = mkdtempSync(join(tmpdir(), 'plinth-export-'));
  afterUse(() => rmSync(root, { recursive: true, force: true }));
  const read: string[] = [];
  const note = async (name: string, body = '') => {
    read.push(name);
    return Buffer.from(body);
  };
  const text = (path: string) => ({ path, read: () => note(path) });
  const page = async (number: number) => ({
    ...{ body: await note(`page ${number}`), list_pages: 3 },
  });
  const site: CopiedSite = {
    ...{ address: 'https://own.test', suffix: '', left_out: [], redirects: [] },
    documents: [{ path: '/blog/', chain: ['blog'], name: 'Blog', read: page }],
    texts: [text('/sitemap.xml'), text('/feed.xml')],
    notFound: () => note('not found', SEARCH + FORM),
    favicon: async () => ({ type: 'image/png', body: Buffer.from('') }),
    asset: async () => undefined,
    form_note: 'Not here.',
  };
  const run = (options: Partial<ExportOptions> = {}, onProgress: OnProgress = async () => {}) =>
    exportSite(root, {
      ...{ options: { address: '', forms: '', ...options }, onProgress },
      openSite: async () => site,
      openUpload: async () => null,
      writeSiteFile: async () => void (await note('site file')),
      clock: () => 0,
    });
  const file = (name: string) => readFileSync(join(root, 'site', name), 'utf8');
  return { run, read, file };
};

test('the forms and searches of the page for what is not there go to the live server', async () => {
  const { run, file } = open();
  expect(await run({ forms: 'https://live.test' })).toMatchObject({ forms: 1 });
  expect(file('404.html')).toContain('action="https://live.test/search/"');
  expect(file('404.html')).toContain('data-form="w1" action="https://live.test/"');
});

test('without a live server, they are marked', async () => {
  const { run, file } = open();
  await run();
  expect(file('404.html')).toContain('<p class="moto-form-off" role="note">Not here.</p><form');
  expect(file('404.html')).not.toContain('action=');
});

test('it stops between all parts that take time', async () => {
  const seen: string[][] = [];
  for (let step = 1; step <= 7; step += 1) {
    const { run, read } = open();
    let steps = 0;
    const stop = async () => {
      steps += 1;
      if (steps === step) throw new ExportProblem('CANCELED');
    };
    await expect(run({}, stop), `step ${step}`).rejects.toMatchObject({ key: 'CANCELED' });
    seen.push(read);
  }
  const pages = ['page 1', 'page 2', 'page 3'];
  const texts = [...pages, '/sitemap.xml', '/feed.xml'];
  expect(seen).toEqual([
    ...[[], ['page 1'], ['page 1', 'page 2'], pages],
    ...[
      [...pages, '/sitemap.xml'],
      [...texts, 'not found'],
      [...texts, 'not found', 'site file'],
    ],
  ]);
});
