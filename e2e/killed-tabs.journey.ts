import { deleteAtEnd } from './support/at-end.ts';
import { editorIn, openDesign } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { killTab } from './support/killed.ts';
import { node, ownPage, text, writeContent } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';
import { stopWriting, words, write } from './support/writing.ts';

let owner: RpcClient;
let id: number;

const content = (...all: readonly string[]) => {
  const texts = all.map((words, index) => text(`t${index + 1}`, words));
  return [node('r1', 'row', [node('c1', 'column', texts)])];
};

/** Work of at most this many ms may be lost. */
const A_SECOND = 1000;

test.beforeEach(async ({ product }) => {
  owner = await new RpcClient(product.url).signIn();
  id = await ownPage(owner, 'Closed tabs', content('First', 'Second'));
});

test.afterEach(() => deleteAtEnd(owner, [id]));

test('the work of two killed tabs is kept apart, and restored into what was saved elsewhere', async ({
  browser,
  product,
}) => {
  const first = await editorIn(browser, product.url, id);
  const context = first.context();
  const second = await context.newPage();
  await openDesign(second, product.url, id);
  for (const page of [first, second]) {
    const bar = page.getByTestId('elsewhere-bar');
    await bar.getByRole('button', { name: 'Close' }).click();
    await expect(bar).toBeHidden();
  }
  await first.bringToFront();
  await write(first, 0, ' by one');
  await stopWriting(first);
  await second.bringToFront();
  await write(second, 1, ' by two');
  await stopWriting(second);
  await second.waitForTimeout(A_SECOND);
  for (const page of [first, second]) await killTab(page);
  await writeContent(owner, id, content('First', 'Second', 'Third theirs'));

  const again = await context.newPage();
  const canvas = await openDesign(again, product.url, id);
  const bar = again.getByTestId('restore-bar');
  await again.getByTestId('restore-yes').click();
  await expect(words(canvas, 1)).toHaveText('Second by two');
  await again.getByTestId('restore-yes').click();
  await expect(bar).toBeHidden();
  await expect(words(canvas)).toHaveText('First by one');
  await expect(words(canvas, 1)).toHaveText('Second by two');
  await expect(words(canvas, 2)).toHaveText('Third theirs');
  await expect(again.getByTestId('elsewhere-bar')).toBeHidden();
  await again.keyboard.press('Control+s');
  await expect(again.getByTestId('save-state')).toContainText('Saved');
  await context.close();
});
