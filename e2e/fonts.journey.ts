import { sampleFont, shippedFont } from '../apps/server/testing/sample-font.ts';
import { expect, test, toast } from './support/journey.ts';
import { shiftOf } from './support/layout-shift.ts';
import { RpcClient } from './support/rpc.ts';

type Style = {
  readonly id: number;
  readonly revision: number;
  readonly class_name: string;
  readonly properties: { readonly desktop: object };
};

/** Changes the font of the home page's title. Resolves to what restores it. */
async function setTitleFont(
  owner: RpcClient,
  font_family: string,
): Promise<() => Promise<unknown>> {
  const { items } = await owner.call<{ items: Style[] }>('StylesService.getList', { count: 200 });
  const title = items.find(({ class_name }) => class_name === 'display') as Style;
  const { id, revision, properties } = title;
  const save = (item: object, current: number) =>
    owner.call<Style>('StylesService.save', { item: { id, ...item }, revision: current });
  const desktop = { ...properties.desktop, font_family };
  const saved = await save({ properties: { ...properties, desktop } }, revision);
  return () => save({ properties }, saved.revision);
}

test('an uploaded font is used by a text style, reaches visitors without a shift, and is protected', async ({
  signedIn: page,
  product,
  context,
}) => {
  await page.getByTestId('rail').getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Fonts', exact: true }).click();
  const card = (name: string) => page.getByTestId('font').filter({ hasText: name });
  await expect(card('Manrope')).toContainText('Theme');
  const files = page.locator('input[type="file"]');
  await files.setInputFiles([
    { name: 'own.woff2', mimeType: 'font/woff2', buffer: await sampleFont('Kora') },
    { name: 'text.woff2', mimeType: 'font/woff2', buffer: Buffer.from('not a font') },
  ]);
  await expect(page.getByRole('alert')).toContainText('text.woff2');
  await expect(card('Kora')).toContainText('Not used');
  await page.getByLabel('Sample text').fill('Harbor lights');
  await expect(card('Kora').getByText('Harbor lights')).toHaveCSS('font-family', 'Kora');

  await files.setInputFiles([
    {
      name: 'manrope.woff2',
      mimeType: 'font/woff2',
      buffer: shippedFont('manrope/manrope-latin.woff2'),
    },
  ]);
  await expect(
    toast(page, 'Added as “Manrope 2”: there’s already another font named “Manrope”'),
  ).toBeVisible();
  await expect(card('Manrope 2')).toContainText('Uploaded');

  await page.getByRole('button', { name: 'Add font' }).click();
  await page.getByTestId('search').fill('roboto');
  await page.getByRole('button', { name: 'Add Roboto' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Roboto is on your site' })).toBeFocused();
  await page.keyboard.press('Escape');
  await card('Roboto').getByRole('button', { name: 'Styles and character sets' }).click();
  await page.getByRole('checkbox', { name: 'Greek', exact: true }).uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Changes saved')).toBeVisible();
  await expect(card('Roboto').getByText('Greek', { exact: true })).toBeHidden();

  const owner = await new RpcClient(product.url).signIn();
  const restore = await setTitleFont(owner, 'Kora');
  const visitor = await context.newPage();
  expect(await shiftOf(visitor, product.url)).toBeLessThan(0.01);
  const loaded = await visitor.evaluate(() =>
    [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? [family] : [])),
  );
  expect(loaded).toContain('Kora');
  expect(loaded).not.toContain('Roboto');
  await expect(visitor.locator('link[rel="preload"][as="font"][href*="/fonts/"]')).not.toHaveCount(
    0,
  );

  await page.reload();
  await expect(card('Kora')).toContainText('Used by Display');
  await expect(card('Kora').getByRole('button', { name: /can’t be deleted/ })).toBeDisabled();
  await restore();
  await page.reload();
  for (const name of ['Kora', 'Roboto']) {
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(card(name)).toBeHidden();
  }
});
