import { mkdirSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { openThemes, STARTER_PREVIEWS } from '../apps/server/storage/folders/themes-folder.ts';
import { startProduct } from '../e2e/support/product.ts';
import { build } from './build.ts';
import { findBrowser } from './lib/browser.ts';
import { root } from './lib/root.ts';

/** Windows and width of the pictures in px. */
const DEVICES = {
  desktop: { viewport: { width: 1280, height: 800 }, width: 640 },
  mobile: { viewport: { width: 375, height: 700 }, width: 240 },
} as const;

/** Takes pictures of a starter's home page for the setup wizard. */
async function takePreviews(theme: string, browser: Browser): Promise<void> {
  const product = await startProduct({ setUp: true, starter: theme });
  try {
    mkdirSync(`${root}themes/${theme}/previews`, { recursive: true });
    for (const device of STARTER_PREVIEWS) {
      const { viewport, width } = DEVICES[device];
      const page = await browser.newPage({ viewport });
      await page.goto(product.url, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      const file = `themes/${theme}/previews/${device}.webp`;
      await sharp(await page.screenshot({ animations: 'disabled' }))
        .resize({ width })
        .webp({ quality: 78, effort: 6 })
        .toFile(root + file);
      await page.close();
      console.log(file);
    }
  } finally {
    await product.stop();
  }
}

await build();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const { id } of openThemes(`${root}themes`, '').list()) await takePreviews(id, browser);
} finally {
  await browser.close();
}
