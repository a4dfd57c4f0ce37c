import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { openThemes } from '../apps/server/storage/folders/themes-folder.ts';
import { startProduct } from '../e2e/support/product.ts';
import { RpcClient } from '../e2e/support/rpc.ts';
import { build } from './build.ts';
import { findBrowser } from './lib/browser.ts';
import { root } from './lib/root.ts';

/**
 * Takes thumbnails of the prebuilt blocks in the style of every theme, from a public page.
 * Arguments: block names, or none for all.
 */
type Block = { readonly id: number | string; readonly category: string };
type SavedPage = { readonly id: number; readonly url: string };

/** px. The window is the narrowest one with the desktop layout, so that texts stay legible. */
const WIDTH = { window: 1040, thumbnail: 640 } as const;

/** What blocks show in place of site facts. */
const SAMPLE_FACTS = {
  phone: '+1 202 555 0143',
  email: 'hello@example.com',
  street: '14 Ropewalk Quay',
  city: 'Port Ellery',
  profiles: [
    { network: '', url: 'https://instagram.com/example' },
    { network: '', url: 'https://facebook.com/example' },
  ],
  hours: [
    {
      days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
      opens: '08:00',
      closes: '17:30',
    },
  ],
};

/** Posts that blocks list. */
const SAMPLE_POSTS = ['What we learned this year', 'How a good plan starts', 'Behind the scenes'];

const blockIds = process.argv.slice(2);

async function createPosts(owner: RpcClient): Promise<void> {
  const query = { type: 'images', count: SAMPLE_POSTS.length };
  const { items } = await owner.call<{ items: readonly { id: number }[] }>(
    'MediaService.getList',
    query,
  );
  for (const [index, name] of SAMPLE_POSTS.entries()) {
    const short_description = '<p>Two or three sentences that make visitors want to read on.</p>';
    const image_id = items[index]?.id ?? null;
    await owner.call('PostsService.save', {
      item: { name, status: 'publish', short_description, image_id },
    });
  }
}

async function createPage(owner: RpcClient): Promise<SavedPage> {
  const item = { name: 'Block', status: 'publish', layout: 'content' };
  return owner.call<SavedPage>('PagesService.save', { item });
}

async function showBlock(owner: RpcClient, { id }: SavedPage, block: Block): Promise<void> {
  const { document } = await owner.call<{ document: object }>('BlocksService.take', {
    id: block.id,
  });
  const { revision } = await owner.call<{ revision: number }>('PagesService.getDesign', { id });
  const sections = { content: document };
  await owner.call('PagesService.saveDesign', { id, sections, revision });
}

async function takeThumbnail(page: Page, file: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const section = page.locator('#section-content');
  // A block that floats over the page takes no space in it.
  const floating = section.locator('.moto-sticky-static');
  const shown = (await floating.count()) > 0 ? floating : section;
  const screenshot = await shown.screenshot({ animations: 'disabled' });
  await sharp(screenshot)
    .resize({ width: WIDTH.thumbnail })
    .webp({ quality: 72, effort: 6 })
    .toFile(file);
}

async function takeThumbnails(theme: string, page: Page): Promise<void> {
  const product = await startProduct({ setUp: true, starter: theme });
  try {
    const owner = await new RpcClient(product.url).signIn();
    await owner.call('SettingsService.save', { group: 'site_facts', values: SAMPLE_FACTS });
    await createPosts(owner);
    const { items } = await owner.call<{ items: readonly Block[] }>('BlocksService.getList');
    const blockPage = await createPage(owner);
    for (const block of items) {
      if (blockIds.length > 0 && !blockIds.includes(String(block.id))) continue;
      await showBlock(owner, blockPage, block);
      await page.goto(`${product.url}/${blockPage.url}/`, { waitUntil: 'networkidle' });
      const file = `blocks/${block.category}/${block.id}.${theme}.webp`;
      await takeThumbnail(page, root + file);
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
  const page = await browser.newPage({ viewport: { width: WIDTH.window, height: 3200 } });
  for (const { id } of openThemes(`${root}themes`, '').list()) await takeThumbnails(id, page);
} finally {
  await browser.close();
}
