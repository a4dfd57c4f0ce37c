import { type FieldIssue, fieldIssues, RedirectFields, type SiteUrls } from '@plinth/model';
import Papa from 'papaparse';
import { readCode, readNewUrl, readOldUrl } from './read-address.ts';
import type { SkippedLine } from './read-rules.ts';

type Line = { readonly line: number } & { readonly [C in Column]: string };

const DEFAULT_CODE = 301;

type Column = 'old_url' | 'new_url' | 'code' | 'is_wildcard_disabled';
/** The index of each column, -1 if it's missing. */
type Columns = { readonly [C in Column]: number };

/** The columns of files without headings. */
const WITHOUT_HEADINGS: Columns = { old_url: 0, new_url: 1, code: 2, is_wildcard_disabled: 3 };

/** Column headings that spreadsheets and other programs use. */
const HEADINGS: { readonly [C in Column]: RegExp } = {
  old_url:
    /^(?:old|from|source|origin|request|redirect[ _-]?from|(?:old|source|from|request)[ _-]?(?:url|path|address|link))$/i,
  new_url:
    /^(?:new|to|target|destination|redirect[ _-]?to|(?:new|target|destination|to)[ _-]?(?:url|path|address|link))$/i,
  code: /^(?:code|status|type|(?:http|status|redirect)[ _-]?(?:code|status|type))$/i,
  is_wildcard_disabled: /wildcard/i,
};

/**
 * The columns by their headings, or null if there is none for the old URL. The new URL and the code
 * are also read under unknown headings, at their usual place.
 */
function columnsOf(headings: readonly string[]): Columns | null {
  const find = (column: Column) => headings.findIndex((text) => HEADINGS[column].test(text));
  const found: Columns = {
    old_url: find('old_url'),
    new_url: find('new_url'),
    code: find('code'),
    is_wildcard_disabled: find('is_wildcard_disabled'),
  };
  const hasUrl = headings.some((text) => /^\/|:\/\//.test(text));
  if (found.old_url < 0 || hasUrl) return null;
  const orAt = (index: number, usual: number) =>
    index < 0 && !Object.values(found).includes(usual) ? usual : index;
  return {
    ...found,
    new_url: orAt(found.new_url, found.old_url === 1 ? 0 : 1),
    code: orAt(found.code, 2),
  };
}

type Cells = { readonly line: number; readonly cells: readonly string[] };

/** Whether the first line has words where the others have URLs. */
const hasUnknownHeadings = ([first, ...others]: readonly Cells[]): boolean =>
  (first?.cells.slice(0, 2) ?? ['']).every((cell) => /^\p{L}[\p{L}\s_-]*$/u.test(cell)) &&
  others.some(({ cells }) => cells[0]?.includes('/'));

const DELIMITERS = [',', ';', '\t'];

/** Ignores blank lines for detection only: line numbers must match the file. */
const delimiterOf = (text: string): string =>
  Papa.parse(text, { delimitersToGuess: DELIMITERS, skipEmptyLines: 'greedy', preview: 10 }).meta
    .delimiter;

function readLines(csv: string): { lines: readonly Line[]; skipped: readonly SkippedLine[] } {
  const text = csv.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const { data } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  const lines = data
    .map((cells, at) => ({ line: at + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const columns = columnsOf(lines[0]?.cells ?? []);
  const { old_url, new_url, code, is_wildcard_disabled } = columns ?? WITHOUT_HEADINGS;
  const headings = !columns && hasUnknownHeadings(lines) ? lines.slice(0, 1) : [];
  return {
    skipped: headings.map(({ line, cells }) => ({
      ...{ line, text: cells.join(', ') },
      reason: 'headings',
    })),
    lines: lines.slice(columns ? 1 : headings.length).map(({ line, cells }) => ({
      line,
      old_url: cells[old_url] ?? '',
      new_url: cells[new_url] ?? '',
      code: cells[code] ?? '',
      is_wildcard_disabled: cells[is_wildcard_disabled] ?? '',
    })),
  };
}

/** Boolean values in lower case. Spreadsheets write `TRUE`. */
const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ...['', 'false', 'no', '0'].map((text) => [text, false] as const),
  ...['true', 'yes', '1'].map((text) => [text, true] as const),
]);

export type ParsedRow = {
  readonly line: number;
  readonly fields: RedirectFields | null;
  readonly display: { readonly old_url: string; readonly new_url: string; readonly code: number };
  readonly issues: readonly FieldIssue[];
  /** Its old URL has a host that isn't the site's. */
  readonly isOtherHost?: boolean;
};

type Site = Pick<SiteUrls, 'pathOf'>;

type ReadCsv = {
  readonly rows: readonly ParsedRow[];
  /** A first line that seems to name the columns. */
  readonly skipped: readonly SkippedLine[];
};

/** Reads a CSV file. Old URLs become paths of this site. */
export function readCsv(csv: string, site: Site): ReadCsv {
  const { lines, skipped } = readLines(csv);
  return { rows: lines.map((line) => parseRow(line, site)), skipped };
}

function parseRow({ line, ...more }: Line, site: Site): ParsedRow {
  const { url: old_url, isOtherHost } = readOldUrl(more.old_url, site);
  const new_url = readNewUrl(more.new_url, site);
  const code = more.code === '' ? DEFAULT_CODE : readCode(more.code);
  const flag = more.is_wildcard_disabled;
  const is_wildcard_disabled = FLAGS.get(flag.toLowerCase()) ?? flag;
  const given = { old_url, new_url, code, is_wildcard_disabled };
  const display = { old_url, new_url, code: Number.isFinite(code) ? code : 0 };
  const issues = fieldIssues(RedirectFields, given);
  const fields = issues.length > 0 ? null : RedirectFields.parse(given);
  return { line, display, issues, fields, isOtherHost };
}
