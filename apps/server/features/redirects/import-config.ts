import { fieldIssues, RedirectFields, redirectFaults } from '@plinth/model';
import type { ParsedRow } from './import-csv.ts';
import { readHtaccess } from './read-htaccess.ts';
import { readNginx } from './read-nginx.ts';
import type { RuleLine, SkippedLine } from './read-rules.ts';

/** The redirects of a configuration, and the lines that have no equal. */
export type ReadConfig = {
  readonly rows: readonly ParsedRow[];
  readonly skipped: readonly SkippedLine[];
  /** The text of each line. */
  readonly texts: ReadonlyMap<number, string>;
};

const NGINX =
  /^[ \t]*(?:location[ \t]+\S.*\{|server\s*\{|rewrite[ \t].*[ \t](?:permanent|redirect|last|break)[ \t]*;|return[ \t]+\d{3}\b.*;)/m;
const HTACCESS =
  /^[ \t]*(?:Redirect(?:Match|Permanent|Temp)?[ \t]+(?:\w+[ \t]+)?["'^/]|Rewrite(?:Rule|Cond|Engine|Base)[ \t]|<IfModule\b)/im;

/** Lines without comments and blank ones. A backslash at the end of a line continues it. */
function linesOf(text: string) {
  const lines: { readonly line: number; text: string; isOpen: boolean }[] = [];
  for (const [at, whole] of text.replaceAll(/\r\n?/g, '\n').split('\n').entries()) {
    const isOpen = whole.endsWith('\\');
    const part = isOpen ? whole.slice(0, -1) : whole;
    const last = lines.at(-1);
    if (last?.isOpen) Object.assign(last, { text: `${last.text} ${part}`, isOpen });
    else lines.push({ line: at + 1, text: part, isOpen });
  }
  return lines
    .map((one) => ({ line: one.line, text: one.text.trim() }))
    .filter((one) => one.text !== '' && !one.text.startsWith('#'));
}

function parseRule(rule: Exclude<RuleLine, SkippedLine>): ParsedRow {
  const { line, old_url, new_url, code, isLiteral } = rule;
  const isWildcardText = isLiteral && old_url.includes('*');
  const given = { old_url, new_url, code, is_wildcard_disabled: isWildcardText };
  const issues = fieldIssues(RedirectFields, given);
  const fields = issues.length > 0 ? null : RedirectFields.parse(given);
  const faults = fields ? redirectFaults(fields) : issues;
  const display = { old_url, new_url, code };
  return { line, display, issues: faults, fields: faults.length > 0 ? null : fields };
}

/** Reads an `.htaccess` file or nginx configuration. Null if the text is neither. */
export function readConfig(given: string): ReadConfig | null {
  const text = given.replace(/^\uFEFF/, '');
  const isNginx = NGINX.test(text);
  if (!isNginx && !HTACCESS.test(text)) return null;
  const lines = linesOf(text);
  const read = isNginx ? readNginx(lines) : readHtaccess(lines);
  return {
    rows: read.flatMap((one) => ('reason' in one ? [] : [parseRule(one)])),
    skipped: read.filter((one) => 'reason' in one),
    texts: new Map(lines.map((one) => [one.line, one.text])),
  };
}
