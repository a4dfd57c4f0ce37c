import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExportReport } from '@plinth/contract';
import { expect, test } from 'vitest';
import { afterUse } from '../../testing/after-use.ts';
import { removeOldExport } from './export-jobs.ts';
import { openExportStore } from './export-store.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-03-01T12:00:00Z');

const report: ExportReport = {
  ...{ at: new Date(NOW).toISOString(), seconds: 1, address: '', forms_to: null },
  ...{ pages: 1, forms: 0, files: 1, size: 3, left_out: [], missing_files: [], moved: 0 },
  ...{ redirects: 0, simple_hosts_lack: [], not_on_windows: [] },
};

const fill = async (folder: string) => {
  await writeFile(join(folder, 'README.txt'), 'all');
  return report;
};

const newData = () => {
  const data = mkdtempSync(join(tmpdir(), 'plinth-export-'));
  afterUse(() => rmSync(data, { recursive: true, force: true }));
  return data;
};

const TIMES = Array.from({ length: 20 }, (_, at) => at);

test('what is known of an export can be written many times at once', async () => {
  const data = newData();
  const exports = openExportStore(data);
  await Promise.all(TIMES.map(() => exports.cancel()));
  await Promise.all(TIMES.map((done) => exports.note({ done, total: 20 })));
  expect(await exports.isCanceled()).toBe(true);
  expect(await exports.progress()).toMatchObject({ total: 20 });
  expect(readdirSync(join(data, 'exports')).sort()).toEqual(['cancel.json', 'progress.json']);
});

test('an export goes on while another process begins one', async () => {
  const data = newData();
  const exports = openExportStore(data);
  const leftover = join(data, 'exports', 'work-crashed');
  mkdirSync(leftover, { recursive: true });
  await exports.replace(async (folder) => {
    await openExportStore(data).begin();
    return fill(folder);
  });
  expect(readdirSync(join(data, 'exports'))).toEqual([
    'outcome.json',
    expect.stringMatching(/^site-/),
  ]);
});

test('a former export can be read until another begins, or a day has passed', async () => {
  const data = newData();
  const exports = openExportStore(data);
  const make = async () => {
    await exports.replace(fill);
    return (await exports.folder()) ?? '';
  };
  const folders = [await make(), await make()];
  expect(folders.map(existsSync)).toEqual([true, true]);
  folders.push(await make());
  expect(folders.map(existsSync)).toEqual([false, true, true]);
  await removeOldExport({ exports, clock: () => NOW });
  expect(folders.map(existsSync)).toEqual([false, false, true]);
});

test('a report without its files is none', async () => {
  const exports = openExportStore(newData());
  await exports.replace(fill);
  await exports.fail('DISK_FULL');
  expect(await exports.outcome()).toEqual({ report, problem: 'DISK_FULL' });
  rmSync((await exports.folder()) ?? '', { recursive: true });
  expect(await exports.outcome()).toEqual({ report: null, problem: 'DISK_FULL' });
  expect(await exports.folder()).toBe(null);
});

test('an export is deleted once it is a week old', async () => {
  const exports = openExportStore(newData());
  const removeAfter = (days: number) => removeOldExport({ exports, clock: () => NOW + days * DAY });
  await removeAfter(0);
  await exports.replace(fill);
  const folder = (await exports.folder()) ?? '';
  await removeAfter(6.9);
  expect(await exports.outcome()).toEqual({ report, problem: null });
  await removeAfter(7.1);
  expect(await exports.outcome()).toEqual({ report: null, problem: null });
  expect(existsSync(folder)).toBe(false);
});
