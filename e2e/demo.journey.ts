import { editorIn, openPanel } from './support/editor.ts';
import { expect, test, toast } from './support/journey.ts';
import { picture } from './support/picture.ts';
import { startProduct } from './support/product.ts';
import { signIn } from './support/sign-in.ts';

const REFUSED = 'This action not allowed in demo mode';

test('in demo mode saving, previewing, uploading and adding are refused, and nothing is written', async ({
  browser,
}) => {
  const product = await startProduct({ setUp: true, environment: { PLINTH_DEMO: '1' } });
  const before = await (await fetch(product.url)).text();
  try {
    const page = await editorIn(browser, product.url, 1);
    const canvas = page.frameLocator('[data-testid="canvas-frame"]');
    const buttons = canvas.locator('#section-content .moto-widget-button');
    const count = await buttons.count();
    await openPanel(page, 'add');
    await page.getByTestId('tile-button').click();
    await expect(toast(page, REFUSED)).toBeVisible();
    await expect(buttons).toHaveCount(count);
    await page.getByTestId('sheet-close').click();

    await buttons.first().click();
    await page.getByTestId('control-label').getByRole('textbox').fill('Only tried');
    await expect(buttons.first()).toHaveText('Only tried');
    await page.getByTestId('save-button').click();
    await expect(page.getByText(REFUSED).nth(1)).toBeVisible();
    await expect(page.getByTestId('save-state')).toContainText('Not saved');
    await page.getByTestId('preview-button').click();
    await expect(page.getByTestId('preview').getByText(REFUSED)).toBeVisible();
    await page.context().close();

    const library = await signIn(await (await browser.newContext()).newPage(), product.url);
    await library.goto(`${product.url}/admin/#!/media/`);
    const file = picture('refused.jpg');
    const chosen = { name: file.name, mimeType: file.mimeType, buffer: await file.buffer() };
    await library.locator('input[type="file"]').first().setInputFiles(chosen);
    await expect(library.getByTestId('upload-entry')).toContainText(REFUSED);
    await library.context().close();
    expect(await (await fetch(product.url)).text()).toBe(before);
  } finally {
    await product.stop();
  }
});
