import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright/test';
import { PRODUCT_FLAGS } from '../scripts/lib/product-flags.ts';
import { root } from '../scripts/lib/root.ts';
import { expectAccessible } from './support/accessible.ts';
import { intercept } from './support/intercept.ts';
import { expect, test } from './support/journey.ts';
import { OWNER, type Product } from './support/product.ts';
import { reachStarters } from './support/setup.ts';

const PLINTH = [...PRODUCT_FLAGS, join(root, 'scripts/serve.mjs')];

const WHITE_LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="60"><path fill="#fff" d="M10 10h40v40h-40zM70 10h40v40h-40z"/></svg>';

/** Prints a new link for the running server, which invalidates the one before. */
async function newSetupLink(fresh: Product): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...PLINTH, 'owner', 'setup-link'],
    {
      env: { ...process.env, PLINTH_DATA: fresh.folder, PLINTH_ADDRESS: fresh.url },
    },
  );
  return stdout.match(/http\S+/)?.[0] ?? '';
}

const continueWith = async (page: Page, link: string) => {
  await page.getByLabel('Setup link').fill(link);
  await page.getByRole('button', { name: 'Continue' }).click();
};

test('an expired link is replaced in place, and nothing has to be entered again', async ({
  page,
  browser,
  fresh,
}) => {
  const admin = `${fresh.url}/admin/`;
  await page.goto(admin);
  await expect(page.getByRole('heading', { name: 'This site isn’t set up yet' })).toBeVisible();
  await expect(page.getByText('npx plinth owner setup-link')).toBeVisible();
  await expectAccessible(page, 'main');
  await continueWith(page, admin);
  await expect(page.getByText(/^Paste the whole link/)).toBeVisible();
  await continueWith(page, fresh.setupUrl);

  await reachStarters(page);
  const next = page.getByTestId('setup-next');
  await page.getByTestId('starter-none').click();

  const link = await newSetupLink(fresh);
  await next.click();
  await expect(page.getByRole('heading', { name: 'Your setup link has expired' })).toBeVisible();
  await expectAccessible(page, 'main');
  await continueWith(page, fresh.setupUrl);
  await expect(page.getByText(/^This link has expired or was replaced/)).toBeVisible();
  await continueWith(page, link);
  await expect(page.getByTestId('starter-none')).toBeChecked();
  await next.click();
  await expect(page.getByTestId('setup-facts')).toBeVisible();

  await test.step('a link to a site that is set up leads to sign-in', async () => {
    const later = await (await browser.newContext()).newPage();
    await later.goto(fresh.setupUrl);
    await later.getByRole('button', { name: 'Sign in' }).click();
    await expect(later.getByTestId('login-form')).toBeVisible();
    await later.context().close();
  });
});

test.describe('in New York', () => {
  test.use({ locale: 'en-US', timezoneId: 'America/New_York' });

  test('a site gets the wizard’s logo and palette, and the browser’s country and time zone', async ({
    page,
    fresh,
  }) => {
    const next = page.getByTestId('setup-next');
    const color = page.getByLabel('Main color');
    const logo = page
      .frameLocator('[data-testid="setup-preview"] iframe:not([data-loading])')
      .locator('#section-header .moto-logo');

    await test.step('lists open by key and not by focus', async () => {
      await page.goto(fresh.setupUrl);
      const language = page.getByRole('combobox', { name: 'Site language' });
      await language.focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      await expect(language).toBeFocused();
      await expect(language).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Home');
      await page.keyboard.press('Enter');
      await expect(language).toHaveValue('English');
      await reachStarters(page);
      await next.click();
      await expect(logo).toHaveText('Lind Woodworks');
    });

    await test.step('an uploaded logo moves nothing, is previewed, and stays a choice', async () => {
      const before = await color.boundingBox();
      let release = () => {};
      const isHeld = new Promise<void>((resolve) => {
        release = resolve;
      });
      await intercept(page, '**/rpc*', async (route) => {
        const isUpload = route.request().headers()['content-type']?.startsWith('multipart/');
        if (isUpload) await isHeld;
        await route.continue();
      });
      const file = {
        name: 'white.svg',
        mimeType: 'image/svg+xml',
        buffer: Buffer.from(WHITE_LOGO),
      };
      await page.getByTestId('setup-logo-file').setInputFiles(file);
      await expect(page.getByText(/^Uploading white\.svg/)).toBeVisible();
      expect(await color.boundingBox()).toEqual(before);
      release();
      const own = page.getByRole('button', { name: 'Uploaded logo' });
      await expect(own).toHaveAttribute('aria-pressed', 'true');
      const warning = page.getByText(/hard to see on your header/);
      await expect(warning).toBeVisible();
      expect(await color.boundingBox()).toEqual(before);
      await expect(logo).toHaveAttribute('src', /^\/uploads\//);
      await page.getByLabel('Show on a dark background').check();
      await expect(warning).toBeHidden();
      await expect(logo).toHaveClass(/moto-logo-backdrop/);
      expect(await color.boundingBox()).toEqual(before);
      await page.getByTestId('setup-logo-ring').click();
      await expect(logo).toHaveAttribute('src', /^data:image\/svg/);
      await own.click();
      await expect(page.getByLabel('Show on a dark background')).toBeChecked();
      await expectAccessible(page, 'main');
    });

    await test.step('the picker of a color covers no palette', async () => {
      const palette = page.getByRole('button', { name: 'Forest' });
      await palette.click();
      await color.click();
      await page.getByRole('slider').first().waitFor();
      await palette.click({ trial: true });
      await page.getByRole('button', { name: 'Rose' }).click({ trial: true });
      await page.keyboard.press('Escape');
    });

    await test.step('each step starts at its top', async () => {
      await next.click();
      const country = page.getByLabel('Country').and(page.locator('input'));
      await expect(country).toHaveValue('United States');
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue(OWNER.email);
      await expectAccessible(page, 'main');
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await next.click();
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await expectAccessible(page, 'main');
    });

    await test.step('the site has all of it', async () => {
      await page.getByTestId('setup-save-facts').click();
      await page.getByTestId('rail-theme').click();
      await expect(page.getByTestId('palette-forest')).toHaveAttribute('aria-pressed', 'true');
      await page.goto(`${fresh.url}/admin/#!/settings/general/`);
      const zone = page.getByLabel('Time zone').and(page.locator('input'));
      await expect(zone).toHaveValue(/^New York \(GMT-[45]\)$/);
    });
  });
});
