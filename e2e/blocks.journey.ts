import { openCanvas } from './support/editor.ts';
import { expect, test, toast } from './support/journey.ts';
import { node, ownPage, text } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';

test('a part of one page is kept as a block and put on another', async ({ signedIn, product }) => {
  const owner = await new RpcClient(product.url).signIn();
  const words = node('c', 'column', [text('t', 'Hours of the yard')]);
  const first = await ownPage(owner, 'Kept from', [node('r', 'row', [words])]);
  const second = await ownPage(owner, 'Put on', [text('before', 'Before it')]);
  await signedIn.goto(`${product.url}/admin/#!/pages/${first}/design/`);
  await (await openCanvas(signedIn)).getByText('Hours of the yard').click();
  await signedIn.keyboard.press('b');
  const panel = signedIn.getByTestId('blocks-panel');
  await expect(panel.getByText('No blocks yet')).toBeVisible();
  await panel.getByTestId('block-save').click();
  await expect(panel.getByText('Give the block a name.')).toBeVisible();
  await panel.getByTestId('block-name').fill('Hours');
  await panel.getByTestId('block-name').press('Enter');
  await expect(toast(signedIn, 'Block “Hours” kept')).toBeVisible();

  await signedIn.goto(`${product.url}/admin/#!/pages/${second}/design/`);
  const canvas = await openCanvas(signedIn);
  await canvas.getByText('Before it').click();
  await signedIn.getByTestId('rail-blocks').click();
  const card = panel.getByTestId('block-card');
  await expect(card.frameLocator('iframe').getByText('Hours of the yard')).toBeVisible();
  await card.getByRole('button', { name: 'Hours', exact: true }).click();
  await card.getByRole('button', { name: 'Hours', exact: true }).click();
  await expect(canvas.getByText('Hours of the yard')).toHaveCount(2);
  await signedIn.getByTestId('save-button').click();
  await expect(signedIn.getByTestId('save-state')).toContainText('Saved');
  const visitor = await signedIn.request.get(`${product.url}/put-on/`);
  expect((await visitor.text()).match(/Hours of the yard/g)).toHaveLength(2);

  await card.getByRole('button', { name: 'Options of “Hours”' }).click();
  await signedIn.getByRole('menuitem', { name: 'Delete' }).click();
  await signedIn.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);
  const { items } = await owner.call<{ items: object[] }>('BlocksService.getList');
  expect(items).toEqual([]);
});
