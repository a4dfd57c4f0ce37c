import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ImportRow } from '@plinth/contract';
import {
  createRedirectRules,
  groupIssues,
  MAX_REDIRECTS,
  normalizePath,
  normalizeUrl,
  type RedirectFields,
  type SiteUrls,
} from '@plinth/model';
import { type RedirectContext, redirectIssues } from './check-redirect.ts';
import { type ReadConfig, readConfig } from './import-config.ts';
import { type ParsedRow, readCsv } from './import-csv.ts';
import type { ImportReason, SkippedLine } from './read-rules.ts';

export type ImportPlan = {
  readonly rows: readonly ImportRow[];
  /** The redirects to store. Empty if any row is invalid. */
  readonly redirects: readonly RedirectFields[];
};

type ExistingRedirects = SiteUrls & { readonly stored: readonly RedirectFields[] };

/** How long rows are checked at a time, in ms. */
const TURN_MS = 10;

/** Comparisons with wildcards in an import, about those of 2,500 that begin alike. */
const MAX_COMPARISONS = 8_000_000;

type RowContext = RedirectContext & {
  /** Old URLs that are taken, including those of previous rows. */
  readonly takenUrls: Set<string>;
  readonly isFull: boolean;
  /** Whether there have been too many comparisons with wildcards. */
  readonly isSpent: boolean;
};

type KeyedIssue = { readonly path: string; readonly key: string };

/** Errors of redirects that a configuration may have, because they do nothing there either. */
const HARMLESS: ReadonlyMap<string, ImportReason> = new Map([
  ['recordFound', 'duplicate'],
  ['livePage', 'live_page'],
  ['reservedPath', 'reserved'],
]);

const MAX_LINE = 300;

const skippedRow = ({ line, text, reason }: SkippedLine): ImportRow => ({
  ...{ line, old_url: text.slice(0, MAX_LINE), new_url: '', code: 0 },
  ...{ status: 'skipped', reason, errors: {} },
});

function checkRow(
  row: ParsedRow,
  { takenUrls, isFull, isSpent, ...context }: RowContext,
): ImportRow {
  const { line, display, fields } = row;
  const url = normalizeUrl(display.old_url);
  const fieldIssues: readonly KeyedIssue[] =
    fields && !isSpent ? redirectIssues(fields, context) : row.issues;
  const issues: KeyedIssue[] = [
    ...fieldIssues,
    ...(isSpent ? [{ path: 'old_url', key: 'tooManyAlike' }] : []),
    ...(takenUrls.has(url) ? [{ path: 'old_url', key: 'recordFound' }] : []),
    ...(isFull ? [{ path: 'old_url', key: 'tooManyRedirects' }] : []),
  ];
  if (issues.length > 0) return { line, ...display, status: 'error', errors: groupIssues(issues) };
  takenUrls.add(url);
  const isTargetMissing = fields !== null && isMissingTarget(fields, context);
  const warnings: KeyedIssue[] = [
    ...(row.isOtherHost ? [{ path: 'old_url', key: 'otherHost' }] : []),
    ...(isTargetMissing ? [{ path: 'new_url', key: 'targetMissing' }] : []),
  ];
  const status = warnings.length > 0 ? 'warning' : 'ok';
  return { line, ...display, status, errors: groupIssues(warnings) };
}

/** A configuration's row that does nothing is skipped, so that it doesn't keep the others out. */
function checkConfigRow(row: ParsedRow, context: RowContext, { texts }: ReadConfig): ImportRow {
  const checked = checkRow(row, context);
  const [key = ''] = checked.errors.old_url ?? [];
  const reason = HARMLESS.get(key);
  if (checked.status !== 'error' || reason === undefined) return checked;
  return skippedRow({ line: row.line, text: texts.get(row.line) ?? '', reason });
}

/** Checks an imported file against itself and the stored redirects. Writes nothing. */
export async function planImport(
  text: string,
  { stored, ...site }: ExistingRedirects,
  maxComparisons = MAX_COMPARISONS,
): Promise<ImportPlan> {
  const config = readConfig(text);
  const read = config ?? readCsv(text, site);
  const parsed = read.rows;
  const valid = parsed.flatMap(({ fields }) => fields ?? []);
  const rules = createRedirectRules([...stored, ...valid]);
  const takenUrls = new Set(stored.map(({ old_url }) => normalizeUrl(old_url)));
  const rows: ImportRow[] = [];
  const redirects: RedirectFields[] = [];
  const work = { comparisons: 0 };
  let turnEnd = performance.now() + TURN_MS;
  for (const row of parsed) {
    if (performance.now() >= turnEnd) {
      await nextTurn();
      turnEnd = performance.now() + TURN_MS;
    }
    const isFull = stored.length + redirects.length >= MAX_REDIRECTS;
    const isSpent = work.comparisons > maxComparisons;
    const context = { ...site, rules, work, takenUrls, isFull, isSpent };
    const checked = config ? checkConfigRow(row, context, config) : checkRow(row, context);
    rows.push(checked);
    if (row.fields && checked.status !== 'skipped') redirects.push(row.fields);
  }
  const isValid = rows.every(({ status }) => status !== 'error');
  const skipped = read.skipped.map(skippedRow);
  return { rows: [...rows, ...skipped], redirects: isValid ? redirects : [] };
}

/** Whether the target is a path of this site without a page or redirect. */
function isMissingTarget(
  { new_url }: RedirectFields,
  { rules, ...site }: RedirectContext,
): boolean {
  const path = new_url.includes('$') ? null : site.pathOf(new_url);
  if (path === null) return false;
  return (
    !site.isLive(normalizePath(path)) &&
    !rules.exact.has(normalizePath(path)) &&
    !/\.\w+$/.test(path)
  );
}
