import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { smallTheme, zipOf } from '../apps/server/testing/small-theme.ts';
import { restoreThemeAtEnd, setLogo } from './support/at-end.ts';
import { expect, test, toast } from './support/journey.ts';
import { tabUntil } from './support/keyboard.ts';
import { RpcClient } from './support/rpc.ts';

const LOGO_COLOR = '#8a1c4a';

const logo = async (): Promise<File> => {
  const image = sharp({ create: { width: 200, height: 60, channels: 3, background: LOGO_COLOR } });
  return new File([new Uint8Array(await image.png().toBuffer())], 'logo.png', {
    type: 'image/png',
  });
};

const archive = async (name: string, change: object = {}) => ({
  ...{ name, mimeType: 'application/zip' },
  buffer: await zipOf(await smallTheme({ ...change })),
});

/** Goes to a link or a button with Tab and presses Enter. */
async function enter(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const page = target.page();
  await tabUntil(page, target);
  await page.keyboard.press('Enter');
}

/** Takes the colors of the logo on the screen of colors, and returns to the themes. */
async function takeLogoColors(page: Page): Promise<void> {
  await enter(page.getByRole('link', { name: 'Colors', exact: true }));
  await enter(page.getByTestId('image-palette-1'));
  await enter(page.getByTestId('save-button'));
  await expect(page.getByTestId('save-bar')).toBeHidden();
  await enter(page.getByRole('link', { name: 'Themes', exact: true }));
}

type Design = { readonly sections: object };

test('a theme is installed, updated, previewed, activated, recolored, and switched back from, by keyboard alone', async ({
  signedIn: page,
  product,
  context,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  restoreThemeAtEnd(owner, 'cove');
  await setLogo(owner, await logo());
  const { items } = await owner.call<{ items: { id: number; is_home: boolean }[] }>(
    'PagesService.getList',
    { count: 200 },
  );
  const id = items.find(({ is_home }) => is_home)?.id;
  const design = () => owner.call<Design>('PagesService.getDesign', { id });
  const before = await design();
  const visitor = await context.newPage();

  await enter(page.getByTestId('rail').getByRole('link', { name: 'Design' }));
  const card = (name: string) => page.getByTestId('theme').filter({ hasText: name });
  await expect(card('Harbor')).toContainText('Active');
  const install = async (file: Awaited<ReturnType<typeof archive>>) => {
    const chooser = page.waitForEvent('filechooser');
    await enter(page.getByRole('button', { name: 'Install from ZIP' }));
    await (await chooser).setFiles(file);
  };
  await install(await archive('newer.zip', { min_version: '99.0.0' }));
  await expect(page.getByRole('alert')).toContainText('needs Plinth 99.0.0 or newer');
  await expect(card('Cove')).toBeHidden();
  await install(await archive('cove.zip'));
  await expect(card('Cove')).toContainText('Version 1.2.0 by Tester');
  await expect(page.getByRole('alert')).toBeHidden();
  await install(await archive('cove-2.zip', { version: '2.0.0' }));
  await expect(toast(page, 'Cove updated to version 2.0.0')).toBeVisible();
  await expect(card('Cove')).toContainText('Version 2.0.0');
  await install(await archive('cove-1.zip'));
  await expect(page.getByRole('alert')).toContainText('Cove 2.0.0 is installed');

  const dialog = page.getByRole('dialog');
  await enter(page.getByRole('button', { name: 'View pages of Harbor' }));
  await enter(dialog.getByRole('button', { name: 'Contact' }));
  await expect(dialog.getByTestId('theme-page')).toHaveAttribute('alt', 'Contact in Harbor');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'View pages of Harbor' })).toBeFocused();

  await enter(page.getByRole('button', { name: 'Preview my pages in Cove' }));
  const preview = page.frameLocator('[data-testid="theme-preview"]');
  await expect(preview.getByText('Cove header')).toBeVisible();
  await tabUntil(page, dialog.getByRole('radio', { name: 'Desktop' }));
  await page.keyboard.press('ArrowLeft');
  await expect
    .poll(() => preview.locator('html').evaluate((root) => root.clientWidth))
    .toBeLessThanOrEqual(375);
  await visitor.goto(product.url);
  await expect(visitor.getByText('Cove header')).toBeHidden();
  await enter(dialog.getByRole('button', { name: 'Activate…' }));

  await expect(dialog.getByTestId('kept-parts')).toContainText('Lead');
  await enter(dialog.getByRole('button', { name: 'Activate', exact: true }));
  await expect(toast(page, 'Cove is active')).toBeVisible();
  await expect(card('Cove')).toContainText('Active');
  await visitor.reload();
  await expect(visitor.getByText('Cove header')).toBeVisible();
  await expect(visitor.locator('h1')).toHaveCSS('font-family', /^Kora/);

  await takeLogoColors(page);
  const primary = () =>
    visitor.evaluate(() =>
      getComputedStyle(document.body).getPropertyValue('--moto-primary').trim(),
    );
  await visitor.reload();
  expect(await primary()).toBe(LOGO_COLOR);

  const back = page.getByText('Your site used Harbor until').locator('..');
  await enter(back.getByRole('button', { name: 'Switch back' }));
  await expect(toast(page, 'Harbor is active')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('Cove header')).toBeHidden();
  expect(await primary()).toBe('#0b6e7f');
  expect((await design()).sections).toEqual(before.sections);

  await enter(page.getByRole('button', { name: 'Delete Cove' }));
  await enter(dialog.getByRole('button', { name: 'Delete' }));
  await expect(card('Cove')).toBeHidden();
});
