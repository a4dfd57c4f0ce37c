import type { FrameLocator, Page } from 'playwright/test';
import { showTab, widget } from '../../e2e/support/editor.ts';
import { node, text } from '../../e2e/support/own-page.ts';
import { hostPage } from '../open-host.ts';
import { expect, test } from '../test.ts';

test.use({ hasTouch: true });

const file = hostPage([
  text('words', 'Styles by phone'),
  node('gap', 'spacer', [], { height: { desktop: 80, tablet: 60, mobile_v: 40 } }),
]);

const open = async (page: Page) => {
  await page.setViewportSize({ width: 375, height: 740 });
  return file.open(page);
};

/** Opens the settings of the spacer; returns its height. */
async function openHeight(page: Page, canvas: FrameLocator) {
  await widget(canvas, 'gap').tap();
  await page.getByTestId('rail-options').tap();
  return page.getByTestId('control-height');
}

const chooseDevice = async (page: Page, slug: string) => {
  await page.getByTestId('rail-more').tap();
  await page.getByTestId(`more-${slug}`).tap();
};

test('on a phone a style changes on all devices, and undo restores what each had', async ({
  page,
}) => {
  const canvas = await open(page);
  const gap = widget(canvas, 'gap');
  const height = await openHeight(page, canvas);
  await expect(page.getByTestId('device-pill')).toContainText('Changes apply to all devices');
  await expect(height).toContainText('from mobile');
  await height.getByRole('textbox').fill('24');
  await expect(gap).toHaveCSS('height', '24px');
  await expect(height).toHaveAttribute('data-origin', 'here');
  await expect(height).not.toContainText('from mobile');

  await chooseDevice(page, 'desktop');
  await expect(gap).toHaveCSS('height', '24px');
  await page.getByTestId('undo-button').tap();
  for (const [slug, px] of [
    ['tablet', '60px'],
    ['mobile-v', '40px'],
  ] as const) {
    await chooseDevice(page, slug);
    await expect(gap).toHaveCSS('height', px);
  }
  await expect(page.getByTestId('undo-button')).toHaveAttribute('aria-disabled', 'true');
});

test('on a phone a style can be changed for the shown device only, as chosen in this tab', async ({
  page,
}) => {
  let canvas = await open(page);
  await page.getByTestId('rail-options').tap();
  await page.getByTestId('device-scope').tap();
  await expect(page.getByTestId('device-pill')).toContainText('Changes apply to mobile only');
  canvas = await open(page);
  await expect(page.getByTestId('device-pill')).toContainText('Changes apply to mobile only');
  const gap = widget(canvas, 'gap');
  const height = await openHeight(page, canvas);
  await height.getByRole('textbox').fill('24');
  await expect(gap).toHaveCSS('height', '24px');
  await chooseDevice(page, 'desktop');
  await expect(gap).toHaveCSS('height', '80px');
  await chooseDevice(page, 'tablet');
  await expect(gap).toHaveCSS('height', '60px');
  await expect(page.getByTestId('device-pill')).toContainText('tablet and smaller');
});

test('on a phone hiding a widget still affects the chosen device only', async ({ page }) => {
  const canvas = await open(page);
  await widget(canvas, 'gap').tap();
  await page.getByTestId('rail-options').tap();
  await showTab(page, 'Design');
  await page.getByTestId('control-visibility').getByText('Mobile', { exact: true }).tap();
  const ghost = page.getByTestId('ghost').filter({ hasText: 'Spacer' });
  await expect(ghost).toBeVisible();
  await chooseDevice(page, 'desktop');
  await expect(ghost).toBeHidden();
  await expect(widget(canvas, 'gap')).toHaveCSS('height', '80px');
});

test('a larger window changes the shown device only', async ({ page }) => {
  const canvas = await open(page);
  await page.getByTestId('rail-options').tap();
  await expect(page.getByTestId('device-scope')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByTestId('device-scope')).toBeHidden();
  await expect(page.getByTestId('device-pill')).toContainText('Style changes apply to mobile only');
  await widget(canvas, 'gap').click();
  await page.getByTestId('control-height').getByRole('textbox').fill('24');
  await page.getByTestId('device-desktop').click();
  await expect(widget(canvas, 'gap')).toHaveCSS('height', '80px');
});
