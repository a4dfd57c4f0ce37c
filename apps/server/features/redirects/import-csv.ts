import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ImportRow } from '@plinth/contract';
import {
  createRedirectRules,
  type FieldIssue,
  fieldIssues,
  groupIssues,
  MAX_REDIRECTS,
  normalizePath,
  RedirectFields,
  type SiteUrls,
} from '@plinth/model';
import Papa from 'papaparse';
import { type RedirectContext, redirectIssues } from './check-redirect.ts';

type Line = { readonly line: number; readonly cells: readonly string[] };

const DEFAULT_CODE = 301;

/** Column headings that spreadsheets and other programs use for the old URL. */
const HEADER =
  /^(?:old|from|source|request|redirect ?from|old[ _-]?(?:url|path)|source[ _-]?(?:url|path))$/i;

/** In files with headings, the fourth column is read only if its heading matches. */
const WILDCARD_HEADER = /wildcard/i;

const DELIMITERS = [',', ';', '\t'];

/** Ignores blank lines for detection only: line numbers must match the file. */
const delimiterOf = (text: string): string =>
  Papa.parse(text, { delimitersToGuess: DELIMITERS, skipEmptyLines: 'greedy', preview: 10 }).meta
    .delimiter;

function readLines(csv: string): readonly Line[] {
  const text = csv.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const { data } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  const lines = data
    .map((cells, at) => ({ line: at + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const heading = lines[0]?.cells ?? [];
  if (!HEADER.test(heading[0] ?? '')) return lines;
  const isKnown = WILDCARD_HEADER.test(heading[3] ?? '');
  return lines
    .slice(1)
    .map(({ line, cells }) => ({ line, cells: isKnown ? cells : cells.slice(0, 3) }));
}

/** Boolean values in lower case. Spreadsheets write `TRUE`. */
const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ...['', 'false', 'no', '0'].map((text) => [text, false] as const),
  ...['true', 'yes', '1'].map((text) => [text, true] as const),
]);

type ParsedRow = {
  readonly line: number;
  readonly fields: RedirectFields | null;
  readonly display: { readonly old_url: string; readonly new_url: string; readonly code: number };
  readonly issues: readonly FieldIssue[];
};

function parseRow({ line, cells }: Line): ParsedRow {
  const [old_url = '', new_url = '', type = '', flag = ''] = cells;
  const code = type === '' ? DEFAULT_CODE : Number(type);
  const is_wildcard_disabled = FLAGS.get(flag.toLowerCase()) ?? flag;
  const given = { old_url, new_url, code, is_wildcard_disabled };
  const display = { old_url, new_url, code: Number.isFinite(code) ? code : 0 };
  const issues = fieldIssues(RedirectFields, given);
  return { line, display, issues, fields: issues.length > 0 ? null : RedirectFields.parse(given) };
}

export type ImportPlan = {
  readonly rows: readonly ImportRow[];
  /** The redirects to store. Empty if any row is invalid. */
  readonly redirects: readonly RedirectFields[];
};

type ExistingRedirects = SiteUrls & { readonly stored: readonly RedirectFields[] };

const ROWS_PER_TICK = 200;

type RowContext = RedirectContext & {
  /** Old URLs that are taken, including those of previous rows. */
  readonly takenUrls: Set<string>;
  readonly isFull: boolean;
};

type KeyedIssue = { readonly path: string; readonly key: string };

function checkRow(row: ParsedRow, { takenUrls, isFull, ...context }: RowContext): ImportRow {
  const { line, display, fields } = row;
  const path = normalizePath(display.old_url);
  const issues: KeyedIssue[] = [
    ...(fields ? redirectIssues(fields, context) : row.issues),
    ...(takenUrls.has(path) ? [{ path: 'old_url', key: 'recordFound' }] : []),
    ...(isFull ? [{ path: 'old_url', key: 'tooManyRedirects' }] : []),
  ];
  if (issues.length > 0) return { line, ...display, status: 'error', errors: groupIssues(issues) };
  takenUrls.add(path);
  const isTargetMissing = fields !== null && isMissingTarget(fields, context);
  return isTargetMissing
    ? { line, ...display, status: 'warning', errors: { new_url: ['targetMissing'] } }
    : { line, ...display, status: 'ok', errors: {} };
}

/** Checks a CSV file against itself and the stored redirects. Writes nothing. */
export async function planImport(
  csv: string,
  { stored, ...site }: ExistingRedirects,
): Promise<ImportPlan> {
  const parsed = readLines(csv).map(parseRow);
  const valid = parsed.flatMap(({ fields }) => fields ?? []);
  const rules = createRedirectRules([...stored, ...valid]);
  const takenUrls = new Set(stored.map(({ old_url }) => normalizePath(old_url)));
  const rows: ImportRow[] = [];
  for (const [at, row] of parsed.entries()) {
    if (at % ROWS_PER_TICK === 0) await nextTurn();
    const isFull = stored.length + at >= MAX_REDIRECTS;
    rows.push(checkRow(row, { ...site, rules, takenUrls, isFull }));
  }
  const isValid = rows.every(({ status }) => status !== 'error');
  return { rows, redirects: isValid ? valid : [] };
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
