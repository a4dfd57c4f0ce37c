import { withQuery as withParameters } from '@plinth/model';
import { COMMON_HEADERS, type Headers, SITE_HEADERS } from '../../http/headers.ts';
import {
  literal,
  parametersPattern,
  patternOf,
  type QueryRule,
  queryPattern,
  type Rule,
  type Rules,
  startsWithWildcard,
} from './redirect-rules.ts';

/** What web servers have to know besides the files. */

/** Uploads must not run code in the site's origin. */
const UPLOADS: Headers = {
  ...COMMON_HEADERS,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** Types of files that their names don't tell. */
const typesOf = ({ iconType }: Rules): Headers => ({
  '/favicon.ico': iconType,
  '/feed.xml': 'application/rss+xml',
  '/feed.json': 'application/feed+json',
});

const linesOf = (values: Headers, line: (name: string, value: string) => string): string[] =>
  Object.entries(values).map(([name, value]) => line(name, value));

const quoted = (text: string): string => `"${text.replaceAll('"', '%22').replace(/\s/g, '%20')}"`;

/** The query that was asked for is kept, unless the target has one. */
const withQuery = (to: string): string => (/[?#]/.test(to) ? to : `${to}$is_args$args`);

/** Applies before files, because the query of an old URL isn't that of a file. */
const hasQuery = ({ query }: Rule): boolean => query.length > 0;

/** A query that a rule names isn't kept. */
const nginxRule = (rule: Rule): string => {
  const query = parametersPattern(rule);
  const end = query === '' ? '(?:\\?.*)?' : `\\?${query}.*`;
  const to = query === '' ? withQuery(rule.to) : rule.to;
  const answer = rule.code === 410 ? '410' : `${rule.code} ${quoted(to)}`;
  return `if ($request_uri ~ "^${patternOf(rule, encodeURI)}${end}$") { return ${answer}; }`;
};

const nginxQuery = (rule: QueryRule): string => {
  const query = queryPattern(rule).replace('(?:^|&)', '(?:.*&)?');
  const pattern = `^${literal(encodeURI(rule.path))}\\?${query}`;
  return `if ($request_uri ~ "${pattern}") { return 301 ${quoted(rule.to)}; }`;
};

const nginxHeaders = (headers: Headers): string[] =>
  linesOf(headers, (name, value) => `add_header ${name} "${value}";`);

/** For the server block of nginx. */
export function nginxFile(all: Rules): string {
  const lines = [
    '# Include this file in the server block of the site, and set root to the folder "site".',
    'index index.html;',
    'charset utf-8;',
    'error_page 404 /404.html;',
    ...nginxHeaders(SITE_HEADERS),
    ...all.queries.map(nginxQuery),
    ...all.rules.filter(hasQuery).map(nginxRule),
    'if (-f $request_filename/index.html) { rewrite ^(.*[^/])$ $1/ permanent; }',
    'location / { try_files $uri $uri/index.html @moved; }',
    'location = /404.html { internal; }',
    ...linesOf(
      typesOf(all),
      (path, type) => `location = ${path} { types { } default_type ${type}; }`,
    ),
    'location ^~ /uploads/ {',
    ...nginxHeaders(UPLOADS),
    '}',
    'location @moved {',
    ...all.rules.filter((rule) => !hasQuery(rule)).map((rule) => `  ${nginxRule(rule)}`),
    '  return 404;',
    '}',
  ];
  return `${lines.join('\n')}\n`;
}

const UNLESS_THERE = ['RewriteCond %{REQUEST_FILENAME} !-f', 'RewriteCond %{REQUEST_FILENAME} !-d'];

/** Wildcards of the query follow those of the path. */
const apacheTarget = ({ parts, to }: Rule): string =>
  quoted(to)
    .replaceAll('%', '\\%')
    .replaceAll(/\$([1-9])/g, (reference, number) =>
      Number(number) < parts.length ? reference : `%${Number(number) - parts.length + 1}`,
    );

/**
 * One condition for all parameters, so that its captures are numbered in the order of the rule. `?`
 * after the target leaves the query out.
 */
function apacheRule(rule: Rule): string[] {
  const pattern = `"^${patternOf(rule, (text) => text).replace(/^\//, '')}$"`;
  const query = parametersPattern(rule);
  const conditions = query === '' ? UNLESS_THERE : [`RewriteCond %{QUERY_STRING} "^${query}"`];
  const isEmptied = query !== '' && !rule.to.includes('?');
  const target = isEmptied ? { ...rule, to: rule.to.replace(/#|$/, '?$&') } : rule;
  const answer = rule.code === 410 ? '- [G]' : `${apacheTarget(target)} [R=${rule.code},L,NE]`;
  return [...conditions, `RewriteRule ${pattern} ${answer}`];
}

const apacheQuery = (rule: QueryRule): string[] => [
  `RewriteCond %{QUERY_STRING} "${queryPattern(rule)}"`,
  `RewriteRule "^${literal(rule.path.slice(1))}$" ${quoted(`${rule.to.replace('$1', '%1')}?`)} [R=301,L]`,
];

/** For Apache, in the folder of the site. */
export function apacheFile(all: Rules): string {
  const lines = [
    'DirectoryIndex index.html',
    'ErrorDocument 404 /404.html',
    'AddDefaultCharset utf-8',
    '<IfModule mod_headers.c>',
    ...linesOf(SITE_HEADERS, (name, value) => `Header set ${name} "${value}"`),
    ...linesOf(
      UPLOADS,
      (name, value) => `Header set ${name} "${value}" "expr=%{REQUEST_URI} =~ m#^/uploads/#"`,
    ),
    '</IfModule>',
    ...linesOf(
      typesOf(all),
      (path, type) => `<Files "${path.slice(1)}">\nForceType ${type}\n</Files>`,
    ),
    '<IfModule mod_rewrite.c>',
    'RewriteEngine On',
    ...all.queries.flatMap(apacheQuery),
    ...all.rules.filter(hasQuery).flatMap(apacheRule),
    ...all.rules.filter((rule) => !hasQuery(rule)).flatMap(apacheRule),
    '</IfModule>',
  ];
  return `${lines.join('\n')}\n`;
}

/** What such hosts read as a wildcard. Nothing escapes it. */
const WILDCARD = /\*|\/:/;

/** Such hosts know one wildcard, at the end, and can't say that something is gone. */
const isSimple = (rule: Rule): boolean => {
  const isQueryOfPath = rule.parts.length === 1 && rule.query.every(({ glob }) => glob === null);
  if (hasQuery(rule) && !isQueryOfPath) return false;
  if (rule.parts.some((part) => WILDCARD.test(part))) return false;
  const [first = '', last, ...others] = rule.parts;
  const isAtEnd = last === undefined || (last === '' && first.endsWith('/'));
  return rule.code !== 410 && isAtEnd && others.length === 0 && !startsWithWildcard(rule);
};

/** A rule with a query has to come before a file, which `!` says. */
const netlifyRule = ({ parts: [path = '', rest], query, to, code }: Rule): string => {
  const from = encodeURI(path);
  const target = to.replace(/\s/g, '%20');
  if (query.length > 0) {
    const pairs = query.map((one) => [one.name, one.value].map(encodeURIComponent).join('='));
    return `${from} ${pairs.join(' ')} ${target} ${code}!`;
  }
  if (rest !== undefined) return `${from}* ${target.replaceAll('$1', ':splat')} ${code}`;
  const forms = from === '/' ? ['/'] : [from, `${from}/`, `${from}.html`];
  return forms.map((form) => `${form} ${target} ${code}`).join('\n');
};

const netlifyQuery = ({ path, name, value, to }: QueryRule): string =>
  value === null
    ? `${path} ${name}=:number ${to.replace('$1', ':number')} 301!`
    : `${path} ${name}=${value} ${to} 301!`;

const textOf = ({ parts, query }: Rule): string =>
  withParameters(parts.join('*'), query.map(({ name, value }) => `${name}=${value}`).join('&'));

/** `_redirects`, which several hosts read. Also says which rules it can't have. */
export function netlifyFile({ rules, queries }: Rules) {
  const simple = rules.filter(isSimple);
  const lines = [
    ...queries.map(netlifyQuery),
    ...[...simple.filter(hasQuery), ...simple.filter((rule) => !hasQuery(rule))].map(netlifyRule),
  ];
  return {
    text: `${lines.join('\n')}\n`,
    missing: rules.filter((rule) => !isSimple(rule)).map(textOf),
  };
}

/** `_headers`, which the same hosts read. */
export function netlifyHeaders(all: Rules): string {
  const headersOf = (path: string, headers: Headers) =>
    [path, ...linesOf(headers, (name, value) => `  ${name}: ${value}`)].join('\n');
  const lines = [
    headersOf('/*', COMMON_HEADERS),
    headersOf('/uploads/*', UPLOADS),
    ...linesOf(typesOf(all), (path, type) => headersOf(path, { 'content-type': type })),
  ];
  return `${lines.join('\n')}\n`;
}
