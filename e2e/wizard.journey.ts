import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/journey.ts';
import { OWNER, type Product, startProduct } from './support/product.ts';
import { reachStarters } from './support/setup.ts';

let fresh: Product;

test.beforeEach(async () => {
  fresh = await startProduct({ setUp: false });
});

test.afterEach(async ({ page }) => {
  // Its previews would still ask the server.
  await page.close();
  await fresh.stop();
});

const WHITE_LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="60"><path fill="#fff" d="M10 10h40v40h-40zM70 10h40v40h-40z"/></svg>';

async function reachFacts(page: Page): Promise<void> {
  await page.goto(fresh.setupUrl);
  await reachStarters(page);
  await page.getByTestId('setup-next').click();
  await expect(page.getByTestId('setup-logo-ring')).toBeVisible();
}

test('an uploaded logo moves nothing, is previewed, and stays a choice', async ({ page }) => {
  await reachFacts(page);
  const logo = page
    .frameLocator('[data-testid="setup-preview"] iframe:not([data-loading])')
    .locator('#section-header .moto-logo');
  await expect(logo).toHaveText('Lind Woodworks');
  const color = page.getByLabel('Main color');
  const before = await color.boundingBox();

  await page.route('**/rpc*', async (route) => {
    const isUpload = route.request().headers()['content-type']?.startsWith('multipart/');
    if (isUpload) await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.getByTestId('setup-logo-file').setInputFiles({
    name: 'white.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(WHITE_LOGO),
  });
  await expect(page.getByText(/^Uploading white\.svg/)).toBeVisible();
  expect(await color.boundingBox()).toEqual(before);
  const own = page.getByRole('button', { name: 'Uploaded logo' });
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  const warning = page.getByText(/hard to see on your header/);
  await expect(warning).toBeVisible();
  expect(await color.boundingBox()).toEqual(before);
  await expect(logo).toHaveAttribute('src', /^\/uploads\//);
  await page.getByLabel('Show on a dark background').check();
  await expect(warning).toBeHidden();
  expect(await color.boundingBox()).toEqual(before);
  await expect(logo).toHaveClass(/moto-logo-backdrop/);
  await expect(logo).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');

  await page.getByTestId('setup-logo-ring').click();
  await expect(page.getByLabel('Show on a dark background')).toBeHidden();
  await expect(logo).toHaveAttribute('src', /^data:image\/svg/);
  await expect(own).toHaveAttribute('aria-pressed', 'false');
  await own.click();
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Show on a dark background')).toBeChecked();
  expect(await color.boundingBox()).toEqual(before);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Upload image' })).toBeFocused();
  await expect(logo).toHaveText('Lind Woodworks');
  await page.getByTestId('setup-logo-file').setInputFiles({
    name: 'empty.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(WHITE_LOGO.replace('<path', '<path fill="#fff" d="M0 0h240v60H0z"/><path')),
  });
  await expect(page.getByText(/hard to see on your header.*darker colors/)).toBeVisible();
  await expectAccessible(page, 'main');
  await page.getByTestId('setup-next').click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(OWNER.email);
  await expectAccessible(page, 'main');
  await page.getByTestId('setup-next').click();
  await expectAccessible(page, 'main');
});

test('lists open by key and not by focus, and no notice covers the step', async ({ page }) => {
  await page.goto(fresh.setupUrl);
  const language = page.getByRole('combobox', { name: 'Site language' });
  await language.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(language).toBeFocused();
  await expect(language).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(language).toHaveValue('English');
  await reachStarters(page);
  await expect(page.getByTestId('setup-next')).toHaveText('Create site and continue');
  await page.getByTestId('setup-next').click();
  await page.getByTestId('setup-next').click();
  await page.getByTestId('setup-next').click();
  await page.getByLabel('Opens').fill('10:00');
  const boxes = async () => [
    await page.getByLabel('Opens').boundingBox(),
    await page.getByLabel('Closes').boundingBox(),
  ];
  await page.getByTestId('setup-save-facts').click();
  await expect(page.getByText('Enter a closing time.')).toBeVisible();
  const [opens, closes] = await boxes();
  expect(opens?.y).toBe(closes?.y);
  await expect(page.getByTestId('toast-warning')).toHaveCount(0);
  await page.getByRole('button', { name: 'Back', exact: true }).click({ trial: true });
  await page.getByRole('button', { name: 'Clear: Opening hours' }).click();
  await page.getByRole('button', { name: 'Different hours on some days' }).click();
  await page.getByTestId('setup-save-facts').click();
  await expect(page.getByText('Enter an opening time.')).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove other hours' }).click();
  await expect(page.getByText('Enter an opening time.')).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the site gets the wizard’s palette and the browser’s time zone', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'America/New_York' });
  const page = await context.newPage();
  await reachFacts(page);
  const palette = page.getByRole('button', { name: 'Forest' });
  await palette.click();
  await page.getByLabel('Main color').click();
  await page.getByRole('slider').first().waitFor();
  // The picker covers no palette.
  await palette.click({ trial: true });
  await page.getByRole('button', { name: 'Rose' }).click({ trial: true });
  await page.keyboard.press('Escape');
  await page.getByTestId('setup-next').click();
  await expect(page.getByLabel('Country').and(page.locator('input'))).toHaveValue('United States');
  await page.getByTestId('setup-next').click();
  await page.getByTestId('setup-save-facts').click();
  await page.getByTestId('rail-theme').click();
  await expect(page.getByTestId('palette-forest')).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`${fresh.url}/admin/#!/settings/general/`);
  await expect(page.getByLabel('Time zone').and(page.locator('input'))).toHaveValue(
    /^New York \(GMT-[45]\)$/,
  );
  await context.close();
});
