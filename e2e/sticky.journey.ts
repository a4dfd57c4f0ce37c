import { deleteAtEnd } from './support/at-end.ts';
import { openEditor, showTab } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { addressOf, node, ownPage, textRow } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';
import { saveDesign } from './support/widget-page.ts';

test('a sticky header that is hidden initially appears once visitors scroll', async ({
  signedIn: page,
  product,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const document = node('bar', 'section', [textRow('open', 'Open until six')]);
  const header = await owner.call<{ id: number }>('ContentSection.save', {
    item: { name: 'Late bar', kind: 'header', document },
  });
  deleteAtEnd(owner, [header.id], 'ContentSection');
  const tall = node('tall', 'spacer', [], { height: { desktop: 1000 } });
  const id = await ownPage(owner, 'Long read', [textRow('a', 'First'), tall, textRow('b', 'Last')]);
  deleteAtEnd(owner, [id]);
  const { revision } = await owner.call<{ revision: number }>('PagesService.get', { id });
  await owner.call('PagesService.save', { item: { id, header_id: header.id }, revision });

  const canvas = await openEditor(page, product.url, id);
  const words = canvas.getByText('Open until six');
  await words.click();
  await page.getByTestId('breadcrumbs').getByRole('button', { name: 'Header' }).click();
  await showTab(page, 'Design');
  const choice = (name: string) => page.getByTestId(`control-sticky.${name}`).getByRole('switch');
  await choice('is_on').press('Space');
  await choice('is_hidden_initially').press('Space');
  // The editor shows it all the same.
  await expect(words).toBeVisible();
  await saveDesign(page);

  await page.goto(await addressOf(owner, id));
  const bar = page.getByText('Open until six');
  await expect(page.getByText('First')).toBeVisible();
  await expect(bar).toBeHidden();
  await page.mouse.wheel(0, 600);
  await expect(bar).toBeVisible();
  await expect(bar).toBeInViewport();
  await page.mouse.wheel(0, -600);
  await expect(bar).toBeHidden();
});
