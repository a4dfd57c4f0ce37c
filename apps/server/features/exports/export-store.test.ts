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

const newData = () => {
  const data = mkdtempSync(join(tmpdir(), 'plinth-export-'));
  afterUse(() => rmSync(data, { recursive: true, force: true }));
  return data;
};

const TIMES = Array.from({ length: 20 }, (_, at) => at);

test('what is known of an export can be written many times at once', async () => {
  const exports = openExportStore(newData());
  await Promise.all(TIMES.map(() => exports.cancel()));
  await Promise.all(TIMES.map((done) => exports.note({ done, total: 20 })));
  expect(await exports.isCanceled()).toBe(true);
  expect(await exports.progress()).toMatchObject({ total: 20 });
  expect(readdirSync(join(exports.folder, '..')).sort()).toEqual(['cancel.json', 'progress.json']);
});

test('an export goes on while another process begins one', async () => {
  const data = newData();
  const exports = openExportStore(data);
  const leftover = join(data, 'exports', 'work-crashed');
  mkdirSync(leftover, { recursive: true });
  await exports.replace(async (folder) => {
    await openExportStore(data).begin();
    await writeFile(join(folder, 'README.txt'), 'all');
  });
  expect(readdirSync(join(data, 'exports'))).toEqual(['site']);
});

test('an export is deleted once it is a week old', async () => {
  const exports = openExportStore(newData());
  const removeAfter = (days: number) => removeOldExport({ exports, clock: () => NOW + days * DAY });
  await removeAfter(0);
  await exports.replace((folder) => writeFile(join(folder, 'README.txt'), 'all'));
  await exports.finish({ report, problem: null });
  await removeAfter(6.9);
  expect(await exports.outcome()).toEqual({ report, problem: null });
  await removeAfter(7.1);
  expect(await exports.outcome()).toEqual({ report: null, problem: null });
  expect(existsSync(exports.folder)).toBe(false);
});
