import { deleteAtEnd } from './support/at-end.ts';
import { openCanvas, openDesign, widget } from './support/editor.ts';
import { expect, test, toast } from './support/journey.ts';
import { ownPage, text, writeContent } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';

test('publishing shows a link to the live page, also by keyboard; a draft is just saved', async ({
  signedIn: page,
  product,
  context,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const own = await ownPage(owner, 'Going live', [text('one', 'One'), text('two', 'Two')]);
  const { revision, full_url } = await owner.call<{ revision: number; full_url: string }>(
    'PagesService.get',
    { id: own },
  );
  // Without a description, publishing asks.
  const item = { id: own, status: 'draft', seo_description: 'Two texts' };
  await owner.call('PagesService.save', { item, revision });
  const double = async (id: string) => {
    const canvas = await openCanvas(page);
    await widget(canvas, id).click();
    await page.keyboard.press('Control+d');
    await page.keyboard.press('Control+s');
    await expect(page.getByTestId('save-state')).toContainText('Saved');
  };
  const way = page.getByRole('link', { name: 'View page' });

  await openDesign(page, product.url, own);
  await double('one');
  await expect(page.getByTestId('announcer')).toContainText('Saved');
  await expect(way).toHaveCount(0);

  await page.getByTestId('status-menu').click();
  await page.getByTestId('status-publish').click();
  await expect(toast(page, 'Published').getByRole('link')).toHaveAttribute('href', full_url);
  await expect(page.getByTestId('save-button')).toHaveText('Update');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);

  await writeContent(owner, own, [text('one', 'One'), text('two', 'Two')]);
  await page.reload();
  await double('two');
  // The announcer reads both at once, instead of the toast.
  await expect(page.getByTestId('announcer')).toContainText('Page updated');
  await expect(toast(page, 'Page updated')).toBeVisible();
  while (!(await way.evaluate((link) => link === document.activeElement)))
    await page.keyboard.press('F6');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  const tab = await opened;
  await expect(tab.getByText('One')).toHaveCount(1);
  await expect(tab.getByText('Two')).toHaveCount(2);
  expect(tab.url()).toBe(new URL(full_url, product.url).href);
  deleteAtEnd(owner, [own]);
});
