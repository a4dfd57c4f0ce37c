import { expect, test } from 'vitest';
import { savePage } from '../testing/sample-page.ts';
import { type TestBrowser, testServer } from '../testing/server.ts';

const CODE = '<script>window.broken=1</script>';

test('signed-in users see the site without custom code with ?safe=1, and visitors never', async () => {
  const server = await testServer('sqlite');
  const owner = await server.owner();
  await owner.client.SettingsService.save({
    group: 'code_injection',
    values: { header_code: CODE, footer_code: CODE },
  });
  await savePage(owner.client, { name: 'Safe', head_code: CODE }, '<p>The page</p>');
  const opens = { after_seconds: 0 };
  await owner.client.PopupsService.save({ item: { name: 'Offer', properties: { opens } } });
  const visitor = server.browser();
  const count = async (browser: TestBrowser, path: string) => {
    const response = await browser.fetch(path);
    const text = await response.text();
    expect(text).toContain('The page');
    const popups = text.split('data-popup=').length - 1;
    return [text.split(CODE).length - 1, popups, response.headers.get('cache-control')];
  };
  const open = await count(visitor, '/safe/');
  expect(open.slice(0, 2)).toEqual([3, 1]);
  expect(await count(owner, '/safe/?safe=1')).toEqual([0, 0, 'private, no-store']);
  expect(await count(visitor, '/safe/?safe=1')).toEqual(open);
  expect((await count(owner, '/safe/?safe=0'))[0]).toBe(3);
  expect(await count(visitor, '/safe/')).toEqual(open);
});
