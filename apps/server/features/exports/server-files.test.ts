import { RedirectFields } from '@plinth/model';
import { expect, test } from 'vitest';
import { queryRuleOf, ruleOf } from './redirect-rules.ts';
import { apacheFile, netlifyFile, nginxFile } from './server-files.ts';

const rule = (old_url: string, new_url: string, more: object = {}) => {
  const redirect = RedirectFields.parse({ old_url, new_url, ...more });
  return ruleOf(redirect, redirect.new_url);
};

const files = (...rules: ReturnType<typeof rule>[]) => {
  const all = { rules, queries: [], iconType: 'image/png' };
  return { nginx: nginxFile(all), apache: apacheFile(all), netlify: netlifyFile(all) };
};

/** The patterns of nginx, as it tries them. */
const nginxAnswer = (file: string, path: string): string | undefined => {
  for (const [, pattern = '', to] of file.matchAll(
    /\$request_uri ~ "(.*)"\) \{ return (.*); \}/g,
  )) {
    const match = new RegExp(pattern).exec(path);
    if (match)
      return to
        ?.replace(/"/g, '')
        .replace('$is_args$args', '')
        .replace(/\$(\d)/g, (_, at) => match[at] ?? '');
  }
  return undefined;
};

test('a redirect applies to all forms of its path', () => {
  const { nginx, netlify } = files(rule('/über-uns', '/about/', { code: 302 }));
  for (const path of ['/%C3%BCber-uns', '/%C3%BCber-uns/', '/%C3%BCber-uns.html?a=b']) {
    expect(nginxAnswer(nginx, path)).toBe('302 /about/');
  }
  expect(nginxAnswer(nginx, '/%C3%BCber-uns-2')).toBe(undefined);
  expect(netlify.text).toContain('/%C3%BCber-uns/ /about/ 302\n');
});

test('wildcards are filled in', () => {
  const { nginx, apache, netlify } = files(rule('/news/*', '/blog/$1'));
  expect(nginxAnswer(nginx, '/news/2020/a?b=c')).toBe('301 /blog/2020/a');
  expect(apache).toContain('RewriteRule "^news/(.*?)/?$" "/blog/$1" [R=301,L,NE]');
  expect(netlify.text).toBe('/news/* /blog/:splat 301\n');
});

test.each(['/sale/*', '/:old'])('%s without wildcards is no rule of simple hosts', (path) => {
  const { nginx, netlify } = files(rule(path, '/shop', { is_wildcard_disabled: true }));
  expect(nginxAnswer(nginx, path)).toBe('301 /shop');
  expect(netlify).toEqual({ text: '\n', missing: [path] });
});

test('a wildcard can’t name another host', () => {
  const { nginx, netlify } = files(rule('/go/*', '/$1'));
  expect(nginxAnswer(nginx, '/go/in')).toBe('301 /in');
  for (const path of ['/go//evil.test', '/go/%2fevil.test', '/go/\\evil.test', '/go/']) {
    expect(nginxAnswer(nginx, path), path).toBe(undefined);
  }
  expect(netlify.missing).toEqual(['/go/*']);
});

test('text of a rule is text, whatever it means to a server', () => {
  const redirect = RedirectFields.parse({ old_url: '/a+(b){c}"d$', new_url: '/' });
  const odd = ruleOf(redirect, 'https://x.test/"; return 200; #$host');
  const { nginx, apache } = files(odd);
  expect(nginx).not.toContain('"; return 200');
  expect(apache).not.toContain('"; return 200');
  expect(nginxAnswer(nginx, encodeURI('/a+(b){c}"d$'))).toContain('https://x.test/');
});

test('what is gone is so where a server can say it', () => {
  const { nginx, apache, netlify } = files(rule('/shop', '', { code: 410 }));
  expect(nginxAnswer(nginx, '/shop/')).toBe('410');
  expect(apache).toContain('- [G]');
  expect(netlify).toEqual({ text: '\n', missing: ['/shop'] });
});

test('a query that became a path leads there', () => {
  const query = queryRuleOf({ from: '/?url=a/b', to: '/a/b/' });
  const list = { path: '/blog/', name: 'page', value: null, to: '/blog/page/$1/' };
  const all = { rules: [], queries: query ? [query, list] : [], iconType: '' };
  expect(nginxAnswer(nginxFile(all), '/?url=a/b')).toBe('301 /a/b/');
  expect(nginxAnswer(nginxFile(all), '/?url=a/bc')).toBe(undefined);
  expect(nginxAnswer(nginxFile(all), '/blog/?page=12')).toBe('301 /blog/page/12/');
  expect(netlifyFile(all).text).toBe(
    '/ url=a/b /a/b/ 301!\n/blog/ page=:number /blog/page/:number/ 301!\n',
  );
  expect(apacheFile(all)).toContain('RewriteRule "^blog/$" "/blog/page/%1/?" [R=301,L]');
});

test('an old URL with a query is a rule before files', () => {
  const { nginx, apache, netlify } = files(
    rule('/index.php', '/home/'),
    rule('/?p=12', '/news/'),
    rule('/index.php?page_id=3&lang=de', '/team/?a=b', { code: 302 }),
    rule('/shop/*?id=*', '/$1/$2/'),
  );
  expect(nginxAnswer(nginx, '/?p=12')).toBe('301 /news/');
  expect(nginxAnswer(nginx, '/?utm=x&p=12&y')).toBe('301 /news/');
  expect(nginxAnswer(nginx, '/?p=123')).toBe(undefined);
  expect(nginxAnswer(nginx, '/index.php?lang=de&page_id=3')).toBe('302 /team/?a=b');
  expect(nginxAnswer(nginx, '/index.php?lang=de')).toBe('301 /home/');
  expect(nginxAnswer(nginx, '/shop/hats?id=7')).toBe('301 /hats/7/');
  for (const id of ['/evil.test', '%2fevil.test', '\\evil.test', '']) {
    expect(nginxAnswer(files(rule('/?id=*', '/$1')).nginx, `/?id=${id}`), id).toBe(undefined);
  }
  expect(nginx.indexOf('p=12')).toBeLessThan(nginx.indexOf('location / '));
  expect(apache).toContain(
    'RewriteCond %{QUERY_STRING} "^(?=(?:.*&)?p=12(?:&|$))"\nRewriteRule "^(?:/|\\.html)?$" "/news/?" [R=301,L,NE]',
  );
  expect(apache).toContain(
    String.raw`RewriteRule "^shop/([^/\x5c%].*?)/?$" "/$1/%1/?" [R=301,L,NE]`,
  );
  expect(netlify).toEqual({
    text: '/ p=12 /news/ 301!\n/index.php page_id=3 lang=de /team/?a=b 302!\n/index.php /home/ 301\n/index.php/ /home/ 301\n/index.php.html /home/ 301\n',
    missing: ['/shop/*?id=*'],
  });
});
