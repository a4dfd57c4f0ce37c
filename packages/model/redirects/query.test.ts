import { describe, expect, test } from 'vitest';
import { follow, redirect } from '../testing/redirects.ts';
import { createRedirectRules, matchRedirect, normalizeUrl } from './rules.ts';

describe('a redirect with a query', () => {
  const list = [
    redirect('/?p=123', '/news/launch/'),
    redirect('/index.php?page_id=12', '/about/'),
    redirect('/index.php?page_id=13', '', { code: 410 }),
    redirect('/index.php?option=com_content&id=*', '/articles/$1/'),
    redirect('/*.asp?id=*', '/$1/$2/'),
    redirect('/index.php', '/home/'),
  ];
  const isHome = (url: string) => url === '/' || url.startsWith('/?');

  test.each([
    ['/?p=123', '/news/launch/', ''],
    ['/?utm=a&p=123', '/news/launch/', 'utm=a'],
    ['/index.php?page_id=12', '/about/', ''],
    ['/index.php/?page%5Fid=1%32&flag', '/about/', 'flag'],
    ['/index.php?page_id=99&x', '/home/', 'page_id=99&x'],
    ['/index.php?id=7&option=com_content', '/articles/7/', ''],
    ['/index.php?id=7', '/home/', 'id=7'],
    ['/shop.asp?id=4&b=%FC', '/shop/4/', 'b=%FC'],
  ])('%s leads to %s', (url, target, rest) => {
    expect(follow(list, url, isHome)).toMatchObject({ kind: 'redirect', target, rest });
  });

  test('says that something is gone', () => {
    expect(follow(list, '/index.php?page_id=13')).toMatchObject({ kind: 'gone' });
  });

  test.each(['/', '/?p=12', '/?p=1234', '/?P=123', '/?x=p%3D123', '/?p=123x', '/other?p=123'])(
    'leaves %s alone',
    (url) => expect(follow(list, url, isHome)).toEqual({ kind: 'none' }),
  );

  test('of a live page applies only if pages don’t have its parameters', () => {
    const own = [redirect('/?url=old', '/new/'), redirect('/?page=2', '/new/')];
    for (const { old_url } of own) {
      expect(follow(own, old_url, isHome)).toEqual({ kind: 'none' });
      expect(follow(own, old_url)).toMatchObject({ target: '/new/' });
    }
  });

  test('is a part of chains and loops', () => {
    const chain = [redirect('/a', '/b?x=1'), redirect('/b?x=1', '/c'), redirect('/b', '/d')];
    expect(follow(chain, '/a')).toMatchObject({ target: '/c' });
    expect(follow(chain, '/b?x=2')).toMatchObject({ target: '/d', rest: 'x=2' });
    const back = [redirect('/b?p=1', '/a?p=1'), redirect('/a', '/b')];
    expect(follow(back, '/b?p=1')).toMatchObject({ target: '/b', rest: '' });
    expect(follow(back, '/a?p=1')).toMatchObject({ kind: 'loop' });
    const loop = [redirect('/a?p=1', '/b?p=1'), redirect('/b?p=1', '/a?p=1')];
    expect(follow(loop, '/a?p=1')).toMatchObject({ kind: 'loop' });
    const carried = [redirect('/a?p=1', '/b'), redirect('/b', '/a')];
    expect(follow(carried, '/a?p=1&q')).toMatchObject({ target: '/a', rest: 'q' });
  });

  test('has a text of its own for the same requests', () => {
    expect(normalizeUrl('/a/?y=%C3%BC&x=1')).toBe(normalizeUrl('/a?x=1&y=ü'));
    expect(normalizeUrl('/a?')).toBe(normalizeUrl('/a.html'));
    expect(normalizeUrl('/a?x=1')).not.toBe(normalizeUrl('/a?x=2'));
  });

  test('is found among thousands of the same path', () => {
    const many = Array.from({ length: 5000 }, (_, at) => redirect(`/i.php?id=${at}`, `/${at}`));
    const rules = createRedirectRules(many);
    expect(matchRedirect(rules, '/i.php?id=4321')?.redirect.new_url).toBe('/4321');
    expect([...rules.exact.values()].every(({ length }) => length === 1)).toBe(true);
    const alike = Array.from({ length: 5000 }, (_, at) =>
      redirect(`/i.php?option=content&view=article&id=${at}`, `/${at}`),
    );
    const work = { comparisons: 0 };
    const url = '/i.php?option=content&view=article&id=4321';
    const match = matchRedirect(createRedirectRules(alike), url, { work });
    expect([match?.redirect.new_url, work.comparisons]).toEqual(['/4321', 1]);
  });
});
