import { showTab, widget } from '../../e2e/support/editor.ts';
import { chooseValue } from '../../e2e/support/form.ts';
import { runCommand } from '../../e2e/support/keyboard.ts';
import { node, text } from '../../e2e/support/own-page.ts';
import { hostPage } from '../open-host.ts';
import { expect, test } from '../test.ts';

const CONTENT = [
  node('r', 'row', [
    node('c', 'column', [
      text('words', 'By devices'),
      node('gap', 'spacer', [], { height: { desktop: 80 } }),
      node('go', 'button', [], { label: 'Go' }),
    ]),
  ]),
];

const own = hostPage(CONTENT);

test('an override on a smaller device shows its origin, is marked, and can be reset', async ({
  page,
}) => {
  const canvas = await own.open(page);
  await widget(canvas, 'gap').click();
  await page.keyboard.press('2');
  const height = page.getByTestId('control-height');
  const field = height.getByRole('textbox');
  await expect(page.getByTestId('device-pill')).toHaveText(/tablet and smaller/);
  await expect(height).toHaveAttribute('data-origin', 'inherited');
  await expect(height).toContainText('from desktop');
  await expect(field).toHaveValue('80 px');
  await expect(field).toHaveCSS('font-style', 'italic');
  await expect(page.getByTestId('device-tablet')).not.toHaveAttribute('data-marked');

  await field.fill('24');
  await expect(height).toHaveAttribute('data-origin', 'here');
  await expect(field).toHaveCSS('font-style', 'normal');
  await expect(page.getByTestId('device-tablet')).toHaveAttribute('data-marked', 'true');
  await expect(page.getByTestId('device-mobile-v')).not.toHaveAttribute('data-marked');
  await expect(widget(canvas, 'gap')).toHaveCSS('height', '24px');

  await page.getByTestId('device-mobile-h').click();
  await expect(height).toContainText('from tablet');
  await page.getByTestId('origin-height').click();
  const lines = page.getByTestId('origin-chain').locator('.pl-origin-line');
  await expect(lines.filter({ hasText: 'Desktop' })).toContainText('80 px');
  await expect(lines.filter({ hasText: 'Tablet' })).toHaveAttribute('data-holding', 'true');
  await expect(page.getByTestId('origin-chain').getByRole('button')).toBeDisabled();

  await page.getByTestId('device-desktop').click();
  await expect(field).toHaveValue('80 px');
  await page.getByTestId('device-tablet').click();
  await page.getByTestId('origin-chain').getByRole('button', { name: 'Reset' }).click();
  await expect(height).toContainText('from desktop');
  await expect(field).toHaveValue('80 px');
  await expect(page.getByTestId('device-tablet')).not.toHaveAttribute('data-marked');
});

test('all overrides of a device are reset in one step', async ({ page }) => {
  const canvas = await own.open(page);
  await widget(canvas, 'gap').click();
  await page.keyboard.press('4');
  await page.getByTestId('control-height').getByRole('textbox').fill('10');
  await showTab(page, 'Design');
  await chooseValue(page.getByTestId('spacing-top'), 'large');
  await expect(widget(canvas, 'gap')).toHaveClass(/moto-spacing-top-large_mobile-v/);
  await page.getByTestId('options-menu').click();
  await page.getByTestId('reset-device').click();
  await expect(widget(canvas, 'gap')).not.toHaveClass(/mobile-v/);
  await expect(page.getByTestId('device-mobile-v')).not.toHaveAttribute('data-marked');
  await page.keyboard.press('Control+z');
  await expect(widget(canvas, 'gap')).toHaveClass(/moto-spacing-top-large_mobile-v/);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
});

test('settings that apply to all devices say so on smaller ones', async ({ page }) => {
  const canvas = await own.open(page);
  await widget(canvas, 'go').click();
  const label = page.getByTestId('control-label');
  await expect(label.getByTestId('all-devices')).toBeHidden();
  await runCommand(page, 'device-mobile_h');
  await expect(label.getByTestId('all-devices')).toHaveText('All devices');
  // Also next to a name that wraps.
  await page.getByTestId('breadcrumbs').getByText('Column').click();
  await expect(page.getByTestId('control-link_label')).toBeVisible();
  const badges = page.getByTestId('inspector').locator('.mantine-Badge-label');
  const cut = await badges.evaluateAll(
    (all) => all.filter((each) => each.scrollWidth > each.clientWidth).length,
  );
  expect(cut).toBe(0);
});

test('a widget hidden on a device stays reachable in the editor', async ({ page }) => {
  const canvas = await own.open(page);
  await widget(canvas, 'go').click();
  await showTab(page, 'Design');
  // The label is clickable like the icon.
  await page.getByTestId('control-visibility').getByText('Tablet').click();
  await page.getByTestId('device-tablet').click();
  const ghost = widget(canvas, 'go');
  await expect(ghost).toHaveCSS('height', '24px');
  const label = page.getByTestId('ghost').filter({ hasText: 'Button' });
  await expect(label).toHaveText('Button · Hidden on this device');
  await page.keyboard.press('Escape');
  await widget(canvas, 'words').click();
  await ghost.click({ position: { x: 300, y: 12 } });
  await expect(page.getByTestId('selected-outline')).toContainText('Button');
  await page.getByTestId('rail-layers').click();
  await expect(page.locator('[data-layer="go"]')).toContainText('Button');
  await expect(page.locator('[data-layer="go"]').getByLabel('Hidden on this device')).toBeVisible();

  const toggle = page.getByTestId('show-hidden');
  const background = () => toggle.evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  const pressed = await background();
  await toggle.click();
  await expect(ghost).toBeHidden();
  await expect(label).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await page.mouse.move(400, 400);
  await expect.poll(background).not.toBe(pressed);
  await toggle.click();
  await expect(ghost).toBeVisible();
});
