import { mkdirSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { type OpenTheme, openTheme } from '../apps/server/features/themes/open-theme.ts';
import type { ThemePage } from '../apps/server/features/themes/theme-file.ts';
import { pagePicture, SHOWN_PAGES } from '../apps/server/features/themes/theme-pictures.ts';
import { openAppFiles } from '../apps/server/storage/folders/app-files.ts';
import { openThemes, STARTER_PREVIEWS } from '../apps/server/storage/folders/themes-folder.ts';
import { startProduct } from '../e2e/support/product.ts';
import { RpcClient } from '../e2e/support/rpc.ts';
import { build } from './build.ts';
import { findBrowser } from './lib/browser.ts';
import { root } from './lib/root.ts';

/** Windows and width of the pictures in px. */
const DEVICES = {
  desktop: { viewport: { width: 1280, height: 800 }, width: 640 },
  mobile: { viewport: { width: 375, height: 700 }, width: 240 },
} as const;

/** px. Pictures of pages are shown larger. */
const PAGE_WIDTH = 960;

const { version } = openAppFiles(import.meta.dirname);
const themes = openThemes(`${root}themes`, version);

/** Without them, much of a page is hidden. */
const FACTS = {
  ...{ phone: '+1 202 555 0143', email: 'hello@example.com', street: '12 Mill Lane' },
  ...{ city: 'Springfield', hours: [{ days: ['monday'], opens: '08:00', closes: '17:30' }] },
};

type Picture = {
  readonly url: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly width: number;
  /** Relative to the product. */
  readonly file: string;
};

async function take({ url, viewport, width, file }: Picture, browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await sharp(await page.screenshot({ animations: 'disabled' }))
    .resize({ width })
    .webp({ quality: 78, effort: 6 })
    .toFile(root + file);
  await page.close();
  console.log(file);
}

const PATHS = {
  ...{ page: undefined, 'service.404': 'no-such-page/', 'service.under_construction': '' },
  'service.password': undefined,
};

/** Takes pictures of a starter's pages for the list of themes, the page that hides others last. */
async function takePages(theme: OpenTheme['theme'], url: string, browser: Browser): Promise<void> {
  const owner = await new RpcClient(url).signIn();
  const save = (group: string, values: object) =>
    owner.call('SettingsService.save', { group, values });
  await save('site_facts', FACTS);
  const isLast = ({ page_type }: ThemePage) => page_type === 'service.under_construction';
  const shown = theme.pages.slice(0, SHOWN_PAGES);
  for (const page of shown.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)))) {
    if (isLast(page)) await save('general', { under_construction: true });
    const path = PATHS[page.page_type] ?? (page.is_home ? '' : `${page.url}/`);
    const file = `themes/${theme.id}/${pagePicture(page.key)}`;
    const { viewport } = DEVICES.desktop;
    await take({ url: `${url}/${path}`, viewport, width: PAGE_WIDTH, file }, browser);
  }
}

/** Takes pictures of a starter's home page for the setup wizard, and of all its pages. */
async function takePreviews(theme: string, browser: Browser): Promise<void> {
  const product = await startProduct({ setUp: true, starter: theme });
  try {
    mkdirSync(`${root}themes/${theme}/previews`, { recursive: true });
    for (const device of STARTER_PREVIEWS) {
      const file = `themes/${theme}/previews/${device}.webp`;
      await take({ url: product.url, ...DEVICES[device], file }, browser);
    }
    await takePages(openTheme(themes, theme).theme, product.url, browser);
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
  for (const { id } of themes.list()) await takePreviews(id, browser);
} finally {
  await browser.close();
}
