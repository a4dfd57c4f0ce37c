import { openEditor, widget } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { saveNow } from './support/nested-page.ts';
import { pageOfFile, text } from './support/own-page.ts';

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
