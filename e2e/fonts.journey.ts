import { sampleFont } from '../apps/server/testing/sample-font.ts';
import { openEditor, widget } from './support/editor.ts';
import { expect, test, toast } from './support/journey.ts';
import { shiftOf } from './support/layout-shift.ts';
import { saveNow } from './support/nested-page.ts';
import { pageOfFile, text } from './support/own-page.ts';
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
  const buffer = await sampleFont('Kora');
  await files.setInputFiles([{ name: 'own.woff2', mimeType: 'font/woff2', buffer }]);
  await expect(card('Kora')).toContainText('Not used');
  await page.getByLabel('Sample text').fill('Harbor lights');
  await expect(card('Kora').getByText('Harbor lights')).toHaveCSS('font-family', 'Kora');

  await page.getByRole('button', { name: 'Add font' }).click();
  await page.getByTestId('search').fill('roboto');
  await page.getByRole('button', { name: 'Add Roboto' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Roboto is on your site' })).toBeFocused();
  await page.keyboard.press('Escape');
  await card('Roboto').getByRole('button', { name: 'Styles and character sets' }).click();
  await page.getByRole('checkbox', { name: 'Greek', exact: true }).uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, '“Roboto” saved')).toBeVisible();
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

const own = pageOfFile('Catalog fonts', [text('words', 'Words')]);

test('fonts of the catalog are chosen for headings and texts as one step, and go live on save', async ({
  signedIn: page,
  product,
}) => {
  const canvas = await openEditor(page, product.url, own.id);
  await page.getByTestId('rail-theme').click();
  const words = widget(canvas, 'words').locator('p');
  const isLoaded = (family: string) =>
    words.evaluate((element, name) => {
      const { fonts } = element.ownerDocument;
      return [...fonts].some((face) => face.family.includes(name) && face.status === 'loaded');
    }, family);
  await page.getByTestId('font-pairs-all').click();
  await page.getByRole('button', { name: 'Headings in Lora, text in Open Sans' }).click();
  await expect(words).toHaveCSS('font-family', /Open Sans/);
  await expect.poll(() => isLoaded('Open Sans')).toBe(true);
  const heading = page.getByTestId('site-styles').getByText('Heading 1', { exact: true });
  await expect(heading).toHaveCSS('font-family', /Lora/);
  await page.keyboard.press('Control+z');
  await expect(words).not.toHaveCSS('font-family', /Open Sans/);
  await expect(heading).not.toHaveCSS('font-family', /Lora/);
  await expect(page.getByTestId('save-button')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Control+Shift+z');
  await expect(words).toHaveCSS('font-family', /Open Sans/);
  await page.getByTestId('font-body').fill('source');
  await page.getByRole('option', { name: 'Source Serif 4' }).click();
  await expect(words).toHaveCSS('font-family', /Source Serif 4/);
  await saveNow(page);
  const visit = await page.context().newPage();
  await visit.goto(`${product.url}/`);
  await expect(visit.locator('body')).toHaveCSS('font-family', /Source Serif 4/);
  const preloads = visit.locator('link[rel="preload"][as="font"]');
  await expect(preloads.and(visit.locator('[href*="source-serif-4-latin."]'))).toHaveCount(1);
  await expect(preloads.and(visit.locator('[href*="harbor/"]'))).toHaveCount(0);
});
