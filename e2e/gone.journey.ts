import { expect, test } from './support/journey.ts';
import { RpcClient } from './support/rpc.ts';

test('deleted records link back to their list, and impossible ids are not found', async ({
  signedIn: page,
  product,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const { id } = await owner.call<{ id: number }>('PostsService.save', { item: { name: 'Brief' } });
  await owner.call('PostsService.delete', { ids: [id] });
  const open = (path: string) => page.goto(`${product.url}/admin/#!${path}`);
  const error = page.getByTestId('error-card');
  const gone = [
    { path: `/blog/posts/${id}/settings/`, kind: 'post', list: /#!\/blog\/$/ },
    { path: `/blog/posts/${id}/design/`, kind: 'post', list: /#!\/blog\/$/ },
    { path: '/pages/999999/design/', kind: 'page', list: /#!\/pages\/$/ },
  ];
  for (const { path, kind, list } of gone) {
    await open(path);
    await expect(error).toContainText(`This ${kind} no longer exists.`);
    await expect(error.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    await error.getByRole('link', { name: `Back to ${kind}s` }).click();
    await expect(page).toHaveURL(list);
  }
  for (const path of ['/blog/posts/abc/design/', '/blog/posts/-1/settings/']) {
    await open(path);
    await expect(page.getByRole('heading', { name: 'Page not found' }).first()).toBeVisible();
    await page.getByTestId('empty-state').getByRole('link', { name: 'Go to dashboard' }).click();
    await expect(page).toHaveURL(/#!\/dashboard\/$/);
  }
});
