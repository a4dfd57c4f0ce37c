import { COMMON_HEADERS, type Headers, SITE_HEADERS } from '../../http/headers.ts';
import {
  literal,
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

const nginxRule = (rule: Rule): string => {
  const pattern = `^${patternOf(rule, encodeURI)}(?:\\?.*)?$`;
  const answer = rule.code === 410 ? '410' : `${rule.code} ${quoted(withQuery(rule.to))}`;
  return `  if ($request_uri ~ "${pattern}") { return ${answer}; }`;
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
    ...all.rules.map(nginxRule),
    '  return 404;',
    '}',
  ];
  return `${lines.join('\n')}\n`;
}

const UNLESS_THERE = ['RewriteCond %{REQUEST_FILENAME} !-f', 'RewriteCond %{REQUEST_FILENAME} !-d'];

function apacheRule(rule: Rule): string[] {
  const pattern = `"^${patternOf(rule, (text) => text).replace(/^\//, '')}$"`;
  const answer =
    rule.code === 410 ? '- [G]' : `${quoted(rule.to).replaceAll('%', '\\%')} [R=${rule.code},L,NE]`;
  return [...UNLESS_THERE, `RewriteRule ${pattern} ${answer}`];
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
    ...all.rules.flatMap(apacheRule),
    '</IfModule>',
  ];
  return `${lines.join('\n')}\n`;
}

/** What such hosts read as a wildcard. Nothing escapes it. */
const WILDCARD = /\*|\/:/;

/** Such hosts know one wildcard, at the end, and can't say that something is gone. */
const isSimple = (rule: Rule): boolean => {
  if (rule.parts.some((part) => WILDCARD.test(part))) return false;
  const [first = '', last, ...others] = rule.parts;
  const isAtEnd = last === undefined || (last === '' && first.endsWith('/'));
  return rule.code !== 410 && isAtEnd && others.length === 0 && !startsWithWildcard(rule);
};

const netlifyRule = ({ parts: [path = '', rest], to, code }: Rule): string => {
  const from = encodeURI(path);
  const target = to.replace(/\s/g, '%20');
  if (rest !== undefined) return `${from}* ${target.replaceAll('$1', ':splat')} ${code}`;
  const forms = from === '/' ? ['/'] : [from, `${from}/`, `${from}.html`];
  return forms.map((form) => `${form} ${target} ${code}`).join('\n');
};

const netlifyQuery = ({ path, name, value, to }: QueryRule): string =>
  value === null
    ? `${path} ${name}=:number ${to.replace('$1', ':number')} 301!`
    : `${path} ${name}=${value} ${to} 301!`;

/** `_redirects`, which several hosts read. Also says which rules it can't have. */
export function netlifyFile({ rules, queries }: Rules) {
  const lines = [...queries.map(netlifyQuery), ...rules.filter(isSimple).map(netlifyRule)];
  return {
    text: `${lines.join('\n')}\n`,
    missing: rules.filter((rule) => !isSimple(rule)).map(({ parts }) => parts.join('*')),
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
