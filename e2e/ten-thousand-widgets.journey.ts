import { openCanvas, openDesign } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { saveNow } from './support/nested-page.ts';
import { node, ownPage, text } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';
import { stopWriting, words, write } from './support/writing.ts';

test('a page with 10,000 widgets opens, is edited and reloads', { tag: '@endurance' }, async ({
  signedIn: page,
  product,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const texts = Array.from({ length: 10_000 }, (_, index) => text(`t${index}`, `Words ${index}`));
  const rows = Array.from({ length: 100 }, (_, row) =>
    node(`r${row}`, 'row', [node(`c${row}`, 'column', texts.slice(row * 100, row * 100 + 100))]),
  );
  const id = await ownPage(owner, 'Long', rows);
  await openDesign(page, product.url, id);
  await write(page, 0, ' changed');
  await stopWriting(page);
  await page.waitForTimeout(1000);
  await page.reload();
  await page.getByTestId('restore-yes').click();
  const again = await openCanvas(page);
  await expect(words(again)).toHaveText('Words 0 changed');
  await saveNow(page);
  await page.getByTestId('undo-button').click();
  await expect(words(again)).toHaveText('Words 0');
});
