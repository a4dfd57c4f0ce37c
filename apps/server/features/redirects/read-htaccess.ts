import { conditionQuery, withCondition } from './read-query-condition.ts';
import { type RuleLine, ruleLine, translatePattern, wordsOf } from './read-rules.ts';

type Line = { readonly line: number; readonly text: string };

const CODES: ReadonlyMap<string, number> = new Map([
  ...(['301', '302', '307', '308', '410'] as const).map((code) => [code, Number(code)] as const),
  ...([
    ['permanent', 301],
    ['temp', 302],
    ['gone', 410],
    ['seeother', 303],
  ] as const),
]);

const codeOf = (word: string): number | undefined =>
  CODES.get(word.toLowerCase()) ?? (/^[1-5]\d\d$/.test(word) ? Number(word) : undefined);

/** `Redirect 301 /old /new`, which also redirects everything below `/old`. */
function redirect(at: Line, words: readonly string[], fallback: number): readonly RuleLine[] {
  const first = codeOf(words[0] ?? '');
  const [old_url = '', new_url = ''] = first === undefined ? words : words.slice(1);
  const code = first ?? fallback;
  const { line, text } = at;
  if (!old_url.startsWith('/')) return [{ line, text, reason: 'incomplete' }];
  if (new_url === '' && code !== 410) return [{ line, text, reason: 'incomplete' }];
  const isFile = /\.\w{1,5}$/.test(old_url);
  const own = { line, old_url, new_url, code, isLiteral: true };
  const below = {
    ...{ line, code, isLiteral: false },
    old_url: `${old_url.replace(/\/$/, '')}/*`,
    new_url: new_url === '' ? '' : `${new_url.replace(/\/$/, '')}/$1`,
  };
  if (isFile || /[?#]/.test(new_url)) return [own];
  return old_url === '/' ? [below] : [own, below];
}

/** `RedirectMatch 301 ^/old/(.*)$ /new/$1` */
function redirectMatch(at: Line, words: readonly string[]): readonly RuleLine[] {
  const first = codeOf(words[0] ?? '');
  const [pattern = '', target = ''] = first === undefined ? words : words.slice(1);
  const code = first ?? 302;
  if (target === '' && code !== 410) return [{ ...at, reason: 'incomplete' }];
  return [ruleLine(at, translatePattern(pattern, target), code)];
}

/** The code of a `RewriteRule`. Null if it doesn't redirect. */
function rewriteCode(flags: readonly string[]): number | null {
  for (const flag of flags) {
    const [name = '', value] = flag.split('=', 2);
    if (/^(?:G|gone)$/i.test(name)) return 410;
    if (/^(?:R|redirect)$/i.test(name)) return value === undefined ? 302 : (codeOf(value) ?? null);
  }
  return null;
}

/** `RewriteRule ^old/?$ /new/ [R=301,L]` */
function rewriteRule(at: Line, words: readonly string[], hasCondition: boolean): RuleLine {
  const [pattern = '', target = '', flags = ''] = words;
  const list = flags
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((flag) => flag.trim());
  const code = rewriteCode(list);
  if (hasCondition) return { ...at, reason: 'condition' };
  if (code === null) return { ...at, reason: 'rewrite' };
  if (code === 410) return ruleLine(at, translatePattern(pattern, ''), code);
  if (target === '-' || target === '') return { ...at, reason: 'incomplete' };
  const isUrl = /^(?:\/|https?:\/\/)/i.test(target);
  return ruleLine(at, isUrl ? translatePattern(pattern, target) : 'relative', code);
}

/** Lines that belong to what is read, and say nothing on their own. */
const SILENT = /^(?:<\/?ifmodule\b|rewriteengine\b|rewritebase\s+\/\s*$|options\b)/i;

/** Blocks whose lines hold for some requests only. */
const SCOPE = /^<(\/?)(?!\/?ifmodule\b)\w+/i;

type Directive = {
  readonly directive: string;
  readonly words: readonly string[];
  /** Whether the line depends on one before it. */
  readonly hasCondition: boolean;
};

function read(at: Line, { directive, words, hasCondition }: Directive): readonly RuleLine[] {
  switch (directive) {
    case 'rewriterule':
      return [rewriteRule(at, words, hasCondition)];
    case 'redirect':
    case 'redirecttemp':
      return redirect(at, words, 302);
    case 'redirectpermanent':
      return redirect(at, words, 301);
    case 'redirectmatch':
      return redirectMatch(at, words);
    default:
      return [{ ...at, reason: 'directive' }];
  }
}

const conditionOf = (at: Line): RuleLine => ({ ...at, reason: 'condition' });

type Joined = {
  readonly at: Line;
  /** The only condition of a rule, if it names parameters. */
  readonly condition?: { readonly at: Line; readonly query: string };
};

const isDirective = (line: Line | undefined, name: string): boolean =>
  line !== undefined && new RegExp(`^${name}\\s`, 'i').test(line.text);

/** Lines, with conditions on parameters at the rules that they are for. */
function joinConditions(lines: readonly Line[]): readonly Joined[] {
  const joined: Joined[] = [];
  for (const [index, at] of lines.entries()) {
    const [before, next] = [lines[index - 1], lines[index + 1]];
    const isOnly = isDirective(at, 'RewriteCond') && !isDirective(before, 'RewriteCond');
    const query = isOnly ? conditionQuery(wordsOf(at.text).slice(1)) : null;
    const isJoined = joined.at(-1)?.at === at;
    if (query !== null && next && isDirective(next, 'RewriteRule'))
      joined.push({ at: next, condition: { at, query } });
    else if (!isJoined) joined.push({ at });
  }
  return joined;
}

/** The redirects of a rule whose condition names parameters. */
function readJoined({ at, condition }: Required<Joined>): readonly RuleLine[] {
  const rule = withCondition(rewriteRule(at, wordsOf(at.text).slice(1), false), condition.query);
  return 'reason' in rule ? [conditionOf(condition.at), rule] : [rule];
}

/** Redirects of an `.htaccess` file. What has no equal here is listed with a reason. */
export function readHtaccess(lines: readonly Line[]): readonly RuleLine[] {
  const found: RuleLine[] = [];
  let hasCondition = false;
  let depth = 0;
  for (const { at, condition } of joinConditions(lines)) {
    if (SILENT.test(at.text)) continue;
    const scope = SCOPE.exec(at.text);
    if (scope) {
      depth += scope[1] === '/' ? -1 : 1;
      found.push(...(scope[1] === '/' ? [] : [{ ...at, reason: 'scope' as const }]));
      continue;
    }
    const [name = '', ...words] = wordsOf(at.text);
    const directive = name.toLowerCase();
    const isCondition = directive === 'rewritecond';
    if (isCondition) found.push(conditionOf(at));
    else if (depth > 0) found.push({ ...at, reason: 'scope' });
    else if (condition) found.push(...readJoined({ at, condition }));
    else found.push(...read(at, { directive, words, hasCondition }));
    hasCondition = isCondition || (hasCondition && directive !== 'rewriterule');
  }
  return found;
}
