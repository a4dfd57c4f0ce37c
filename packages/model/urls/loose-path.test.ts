import { expect, test } from 'vitest';
import { loosePath } from './loose-path.ts';

test.each([
  ['/About-Us/', '/about-us'],
  ['/about%2Dus', '/about-us'],
  ['/%61bout-us/', '/about-us'],
  ['/about-us//team/', '/about-us/team'],
  ['//about-us///', '/about-us'],
  ['/about-us/index.html', '/about-us'],
  ['/about-us/Index.PHP', '/about-us'],
  ['/about-us/default.aspx', '/about-us'],
  ['/index.php/about-us/', '/about-us'],
  ['/index.htm', '/'],
  ['/', '/'],
  ['/a/index.php/b', '/a/index.php/b'],
  ['/index', '/index'],
  ['/my-index.html', '/my-index.html'],
  ['/u\u0308ber', '/über'],
  ['/u%CC%88ber', '/über'],
  ['/U%CC%88BER', '/über'],
  ['/%C3%9Cber', '/über'],
  // What can't be decoded, or would become another path, stays encoded.
  ['/%FC/A', '/%fc/a'],
  ['/a%2Fb', '/a%2fb'],
])('%s is compared as %s', (path, loose) => {
  expect(loosePath(path)).toBe(loose);
});
