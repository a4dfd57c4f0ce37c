import { expect, test } from 'vitest';
import { readConfig } from './import-config.ts';

const read = (text: string) => {
  const config = readConfig(text);
  return (
    config && [
      ...config.rows.map(
        ({ line, display, issues }) =>
          `${line}: ${display.old_url} ${display.new_url} ${display.code}${issues.map(({ key }) => ` !${key}`).join('')}`,
      ),
      ...config.skipped.map(({ line, reason }) => `${line}: ${reason}`),
    ]
  );
};

test('.htaccess: redirects are read, and what has no equal is named', () => {
  const text = String.raw`# Old site
RewriteEngine On
RewriteBase /
Redirect 301 /old.html /new/
Redirect permanent /shop https://shop.example.com/
Redirect gone /closed.php
RedirectMatch 301 ^/blog/(.*)$ /news/$1
RedirectMatch ^/a\.php$ "/with space"
RewriteRule ^team/?$ /about/team/ [R=301,L]
RewriteRule ^docs/(.*) /help/$1 [L,R]
RewriteCond %{HTTPS} off
RewriteRule ^(.*)$ https://%{HTTP_HOST}/$1 [R=301,L]
RewriteRule ^index\.php$ - [L]
RewriteRule ^p/([0-9]+)$ /product/$1 [R=301]
RewriteRule old /new [R=301]
RedirectMatch 301 \.php$ /
<Files "secret">
Require all denied
</Files>
Header set X-A "b"
RewriteRule ^x$ \
  /y [R=301]`;
  expect(read(text)).toEqual([
    '4: /old.html /new/ 301',
    '5: /shop https://shop.example.com/ 301',
    '5: /shop/* https://shop.example.com/$1 301',
    '6: /closed.php  410',
    '7: /blog/* /news/$1 301',
    '8: /a.php /with space 302 !notUri',
    '9: /team /about/team/ 301',
    '10: /docs/* /help/$1 302',
    '21: /x /y 301',
    '11: condition',
    '12: condition',
    '13: rewrite',
    '14: regex',
    '15: unanchored',
    '16: unanchored',
    '17: scope',
    '18: scope',
    '20: directive',
  ]);
});

test('.htaccess: conditions on parameters are the query of an old URL', () => {
  const text = String.raw`RewriteEngine On
RewriteCond %{QUERY_STRING} ^page_id=12$
RewriteRule ^index\.php$ /about/? [R=301,L]
RewriteCond %{QUERY_STRING} (^|&)p=([0-9]+)(&|$)
RewriteRule ^$ /news/%1/ [R=301,L]
RewriteCond %{QUERY_STRING} ^id=(.*)$ [NC]
RewriteRule ^(.*)\.asp$ /$1/%1/? [R=302]
RewriteCond %{QUERY_STRING} ^a=1$
RewriteCond %{HTTPS} off
RewriteRule ^x$ /y [R=301]
RewriteCond %{QUERY_STRING} ^a=[12]$
RewriteRule ^x$ /y [R=301]
RewriteRule ^after$ /y [R=301]`;
  expect(read(text)).toEqual([
    '3: /index.php?page_id=12 /about/ 301',
    '5: /?p=* /news/$1/ 301',
    '7: /*.asp?id=* /$1/$2/ 302',
    '13: /after /y 301',
    '8: condition',
    '9: condition',
    '10: condition',
    '11: condition',
    '12: condition',
  ]);
});

test('nginx: redirects are read, and what has no equal is named', () => {
  const text = String.raw`server {
  listen 80;
  location = /old { return 301 /new/; }
  location /shop/ {
    return 302 https://shop.example.com/;
  }
  location = /gone { return 410; }
  location ~ ^/blog/(.*)$ { return 301 /news/$1; }
  rewrite ^/team/?$ /about/team/ permanent;
  rewrite ^/docs/(.*)$ /help/$1 redirect;
  rewrite ^/inner /index.php last;
  rewrite "^/(\d{4})/x$" /y permanent;
  location / { return 301 https://example.com$request_uri; }
  if ($host = a.example) { return 301 /b; }
  return 301 https://example.com$request_uri;
}`;
  expect(read(text)).toEqual([
    '3: /old /new/ 301',
    '5: /shop/* https://shop.example.com/ 302',
    '7: /gone  410',
    '8: /blog/* /news/$1 301',
    '9: /team /about/team/ 301',
    '10: /docs/* /help/$1 302',
    '2: directive',
    '11: rewrite',
    '12: regex',
    '13: variable',
    '14: condition',
    '14: condition',
    '15: scope',
  ]);
});

test.each(['/old,/new', 'from,to\n/a,/b', 'Redirect from,Redirect to\n/a,/b', ''])(
  'CSV is no configuration: %j',
  (text) => expect(readConfig(text)).toBe(null),
);

test('5,000 lines are read at once', () => {
  const rule = (at: number) => `RewriteRule ^old-${at}/(.*)$ /new-${at}/$1 [R=301,L]`;
  const text = Array.from({ length: 5_000 }, (_, at) => rule(at)).join('\n');
  expect(readConfig(text)?.rows).toHaveLength(5_000);
});

test('a long text of blank lines is no configuration', () => {
  expect(read('\r\n'.repeat(900_000))).toBeNull();
});
