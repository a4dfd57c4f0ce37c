import type { Page } from 'playwright/test';
import { deleteAtEnd } from './support/at-end.ts';
import { openDesign, widget } from './support/editor.ts';
import { chooseIn } from './support/form.ts';
import { expect, test, toast } from './support/journey.ts';
import { addressOf, node, text, writeContent } from './support/own-page.ts';
import { findPage } from './support/pages.ts';
import { picture } from './support/picture.ts';
import { RpcClient } from './support/rpc.ts';
import { fillSignIn } from './support/sign-in.ts';

test.use({ hasTouch: true, viewport: { width: 375, height: 740 } });

/** Bars of the editor, whose buttons may neither be clipped nor too small to tap. */
const BARS = ['topbar', 'element-toolbar', 'text-toolbar'].map((name) => `[data-testid="${name}"]`);

/** Expects no horizontal overflow, and nothing that is too small to tap or makes phones zoom in. */
async function expectToFit(page: Page, where: string): Promise<void> {
  const { overflow, small } = await page.evaluate((bars) => {
    const buttons = [...bars, '.pl-editor-rail'].map((bar) => `${bar} button`);
    const isEditor = document.querySelector('.pl-editor-rail') !== null;
    const targets = (isEditor ? buttons : ['.mantine-Button-root', '.mantine-Input-input']).join();
    return {
      overflow: document.documentElement.scrollWidth - innerWidth,
      small: [...document.querySelectorAll(targets)]
        .filter((target) => target.checkVisibility())
        .flatMap((target) => {
          const { left, right, width, height } = target.getBoundingClientRect();
          const isBar = target.closest(bars.join()) !== null;
          const isCut = right > innerWidth + 1 || left < -1;
          const isSmall = height < 43.5 || (isBar && (width < 43.5 || isCut));
          return isSmall ? [target.outerHTML.slice(0, 200)] : [];
        }),
    };
  }, BARS);
  expect(overflow, where).toBe(0);
  expect(small, where).toEqual([]);
}

test('on a phone a page is written, gets a photo, and goes live', async ({ page, product }) => {
  const owner = await new RpcClient(product.url).signIn();
  const item = { name: 'Opening hours', status: 'draft', seo_description: 'When we are there' };
  const { id } = await owner.call<{ id: number }>('PagesService.save', { item });
  deleteAtEnd(owner, [id]);
  await writeContent(owner, id, [
    text('words', 'Old words'),
    node('shot', 'image'),
    node('go', 'button', [], { label: 'Go' }),
  ]);
  const address = await addressOf(owner, id);
  expect((await fetch(address)).status).toBe(404);
  const bar = page.getByTestId('bottom-bar');
  const photo = picture('by-phone.jpg');

  await test.step('the owner signs in and uploads a photo', async () => {
    await page.goto(`${product.url}/admin/`);
    await expect(page.getByLabel('Email')).toBeVisible();
    await expectToFit(page, 'sign-in');
    await fillSignIn(page);
    await bar.getByText('Media', { exact: true }).tap();
    const file = { name: photo.name, mimeType: photo.mimeType, buffer: await photo.buffer() };
    await page.locator('input[type="file"]').first().setInputFiles(file);
    await expect(page.getByTestId('media-tile').filter({ hasText: photo.name })).toBeVisible();
    await expectToFit(page, 'media');
  });

  await test.step('the text is written', async () => {
    const canvas = await openDesign(page, product.url, id);
    const inspector = page.getByTestId('inspector');
    await expect(inspector).toBeHidden();
    await expectToFit(page, 'the page alone');
    await widget(canvas, 'words').tap();
    await page.getByTestId('rail-options').tap();
    await expectToFit(page, 'the options as a sheet');
    await inspector.getByText('Content', { exact: true }).first().tap();
    await inspector.getByRole('button', { name: 'Edit text' }).tap();
    await expect(inspector).toBeHidden();
    await expect(page.getByTestId('text-toolbar')).toBeVisible();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('New words');
    await expectToFit(page, 'writing');
  });

  await test.step('a button is moved, the photo is chosen, and a divider is added', async () => {
    const canvas = page.frameLocator('[data-testid="canvas-frame"]');
    // Not where the button was: two taps at one place are a double tap.
    await widget(canvas, 'go').tap({ position: { x: 30, y: 20 } });
    await expect(page.getByTestId('text-toolbar')).toBeHidden();
    const tools = page.getByTestId('element-toolbar');
    await expect(tools).toBeVisible();
    await expectToFit(page, 'a widget selected');
    await tools.getByRole('button', { name: 'Move up' }).tap();
    const order = () =>
      canvas
        .locator('#section-content [data-node-id]')
        .evaluateAll((all) => all.map((element) => element.getAttribute('data-node-id')));
    await expect.poll(order).toEqual(['words', 'go', 'shot']);
    await page.getByTestId('placeholder-image').getByRole('button').tap();
    await page.getByRole('dialog').getByText(photo.name).first().dblclick();
    await expect(widget(canvas, 'shot').locator('img')).toBeVisible();
    await page.getByTestId('rail-add').tap();
    await expectToFit(page, 'the tiles as a sheet');
    await page.getByTestId('tile-divider').tap();
    await expect(page.getByTestId('side-panel')).toBeHidden();
    await expect(canvas.locator('#section-content .moto-widget-divider')).toHaveCount(1);
    await page.getByTestId('save-button').tap();
    const stored = async () => JSON.stringify(await owner.call('PagesService.getDesign', { id }));
    await expect.poll(stored).toContain('New words');
    await expect(page.getByTestId('save-button')).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('the page is published in its settings', async () => {
    await page.getByTestId('leave-editor').tap();
    const row = await findPage(page, 'Opening hours');
    await expect(row).toBeVisible();
    await expectToFit(page, 'pages');
    await row.getByTestId('page-menu').tap();
    await page.getByRole('menuitem', { name: 'Page settings' }).tap();
    await chooseIn(page.getByTestId('page-settings'), 'Status', 'Published');
    await expectToFit(page, 'page settings');
    await page.getByTestId('save-button').tap();
    await expect.poll(async () => (await fetch(address)).text()).toContain('New words');
    await expect(toast(page, 'Couldn’t')).toHaveCount(0);
  });
});
