import { expect, test } from 'vitest';
import { planImport } from './import-plan.ts';

const site = {
  stored: [],
  isLive: () => false,
  pathOf: (target: string) => (target.startsWith('/') ? target.replace(/[?#].*$/s, '') : null),
};

const rows = (count: number, row: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => row(at)).join('\n');

test('thousands of wildcards that begin alike take turns, and have a limit', async () => {
  let isOver = false;
  let turns = 0;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  const file = rows(10_000, (at) => `/*a*b*c${at},/to-${at}`);
  const plan = await planImport(file, site, 500_000);
  isOver = true;
  expect(turns).toBeGreaterThan(10);
  expect(plan.redirects).toEqual([]);
  expect(plan.rows).toHaveLength(10_000);
  expect(plan.rows.at(-1)?.errors).toEqual({ old_url: ['tooManyAlike'] });
});

test.each([
  ['1,000 wildcards that begin alike', 1_000, (at: number) => `/*a*b*c${at},/to-${at}`],
  ['4,000 wildcards in folders', 4_000, (at: number) => `/${at}/*,/to/$1`],
  [
    '4,000 queries with parameters in common',
    4_000,
    (at: number) => `/index.php?option=content&id=${at},/to-${at}`,
  ],
  ['4,000 queries of a path', 4_000, (at: number) => `/index.php?id=${at},/to-${at}`],
])('%s are within the limit', async (_, count, row) => {
  const plan = await planImport(rows(count, row), site);
  expect(plan.redirects).toHaveLength(count);
});

test('redirects of one URL that only wildcards tell apart have a limit, too', async () => {
  const plan = await planImport(
    rows(1_000, (at) => `/i.php?a=1&b=p${at}-*,/to-${at}`),
    site,
    50_000,
  );
  expect(plan.rows.at(-1)?.errors).toEqual({ old_url: ['tooManyAlike'] });
});

test('a line that seems to name the columns is listed, but not imported', async () => {
  const plan = await planImport('about,team\n/old,/new', site);
  expect(plan.redirects.map(({ old_url }) => old_url)).toEqual(['/old']);
  expect(plan.rows).toMatchObject([
    { line: 2, old_url: '/old' },
    { line: 1, old_url: 'about, team', status: 'skipped', reason: 'headings' },
  ]);
});
