import { type RuleLine, ruleLine, translatePattern, wordsOf } from './read-rules.ts';

type Line = { readonly line: number; readonly text: string };

/** The path that a `location` block is for, and its pattern if it is one. */
type Location = { readonly modifier: string; readonly path: string };

const LOCATION = /^location\s+(?:(=|~\*|~|\^~)\s*)?(\S+?)\s*(?=\{|$)/;
const BLOCK = /^(server|http)\s*\{?$/;

/** nginx has the requested URL and its parts as variables. */
const ALL_AFTER = '$request_uri';

/** `location = /old { return 301 /new; }` */
function parseReturn(at: Line, words: readonly string[], location: Location | undefined): RuleLine {
  const [code = '', target = ''] = words;
  const status = Number(code);
  if (!location) return { ...at, reason: 'scope' };
  if (status === 410) return parseGone(at, location);
  if (![301, 302, 307, 308].includes(status)) return { ...at, reason: 'directive' };
  if (target === '') return { ...at, reason: 'incomplete' };
  const { modifier, path } = location;
  const url = target.replace(/^(?:\$scheme|https?):\/\/\$(?:host|server_name|http_host)(?=\/)/, '');
  if (url.includes(ALL_AFTER)) return { ...at, reason: 'variable' };
  if (modifier.startsWith('~')) return ruleLine(at, translatePattern(path, url), status);
  if (/\$/.test(url)) return { ...at, reason: 'variable' };
  const isExact = modifier === '=';
  const old_url = isExact ? path : `${path}*`;
  return { line: at.line, old_url, new_url: url, code: status, isLiteral: isExact };
}

/** `location = /old { return 410; }` */
function parseGone(at: Line, { modifier, path }: Location): RuleLine {
  if (modifier.startsWith('~')) return ruleLine(at, translatePattern(path, ''), 410);
  const isExact = modifier === '=';
  const old_url = isExact ? path : `${path}*`;
  return { line: at.line, old_url, new_url: '', code: 410, isLiteral: isExact };
}

/** `rewrite ^/old/(.*)$ /new/$1 permanent` */
function parseRewrite(at: Line, words: readonly string[]): RuleLine {
  const [pattern = '', target = '', flag = ''] = words;
  const code = flag === 'permanent' ? 301 : flag === 'redirect' ? 302 : null;
  if (code === null) return { ...at, reason: 'rewrite' };
  return ruleLine(at, translatePattern(pattern, target), code);
}

/** Statements of a line, which may have several: `location = /a { return 301 /b; }` */
const statementsOf = ({ line, text }: Line): readonly Line[] =>
  text
    .replaceAll(/\s\{|;(?=[\s}]|$)|(?<=^|[\s;{])\}/g, (mark) => `${mark}\n`)
    .split('\n')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== ';')
    .flatMap((part) =>
      part.endsWith('}') && part !== '}' ? [part.slice(0, -1).trim(), '}'] : [part],
    )
    .map((part) => ({ line, text: part }));

/** Redirects of an nginx configuration. What has no equal here is listed with a reason. */
export function readNginx(lines: readonly Line[]): readonly RuleLine[] {
  const found: RuleLine[] = [];
  const blocks: ('silent' | 'foreign' | Location)[] = [];
  for (const at of lines.flatMap(statementsOf)) {
    if (at.text === '}') {
      blocks.pop();
      continue;
    }
    if (at.text === '{') continue;
    const location = LOCATION.exec(at.text);
    if (location) {
      blocks.push({ modifier: location[1] ?? '', path: location[2] ?? '' });
      continue;
    }
    if (BLOCK.test(at.text)) {
      blocks.push('silent');
      continue;
    }
    if (at.text.endsWith('{')) {
      blocks.push('foreign');
      found.push({ ...at, reason: 'condition' });
      continue;
    }
    const [name = '', ...words] = wordsOf(at.text.replace(/;$/, ''));
    const inside = blocks.findLast((block) => typeof block === 'object');
    if (blocks.includes('foreign')) found.push({ ...at, reason: 'condition' });
    else if (name === 'return') found.push(parseReturn(at, words, inside));
    else if (name === 'rewrite') found.push(parseRewrite(at, words));
    else found.push({ ...at, reason: 'directive' });
  }
  return found;
}
