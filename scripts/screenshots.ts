import { mkdirSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { startProduct } from '../e2e/support/product.ts';
import { fillSignIn } from '../e2e/support/sign-in.ts';
import { build } from './build.ts';
import { findBrowser } from './lib/browser.ts';
import { root } from './lib/root.ts';

const folder = `${root}docs/images/`;

/** Takes the README's screenshots from the running product. */
async function takeScreenshot(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await sharp(await page.screenshot({ animations: 'disabled' }))
    .webp({ quality: 82 })
    .toFile(`${folder}${name}.webp`);
  console.log(`docs/images/${name}.webp`);
}

await build();
mkdirSync(folder, { recursive: true });
const product = await startProduct({ setUp: true });
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(product.url);
  await takeScreenshot(page, 'site');
  await page.setViewportSize({ width: 390, height: 844 });
  await takeScreenshot(page, 'site-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${product.url}/admin/`);
  await fillSignIn(page);
  await page.getByTestId('rail').waitFor();
  await takeScreenshot(page, 'dashboard');
  await page.goto(`${product.url}/admin/#!/pages/1/design/`);
  const canvas = page.frameLocator('[data-testid="canvas-frame"]');
  await canvas.locator('#section-content .moto-widget-button').first().click();
  await takeScreenshot(page, 'editor');
} finally {
  await browser.close();
  await product.stop();
}
