import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openEditor, openPanel, widget } from './support/editor.ts';
import { expect, test, toast } from './support/journey.ts';
import { addressOf, node, pageOfFile, text } from './support/own-page.ts';

const own = pageOfFile('By features', [
  node('r', 'row', [node('c', 'column', [node('gap', 'spacer'), text('words', 'Old tune')])]),
]);

const open = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/admin/#!/settings/features/`);
  await expect(page.getByTestId('features-settings')).toBeVisible();
};

const flip = async (page: Page, ...names: readonly string[]): Promise<void> => {
  for (const name of names) await page.getByRole('switch', { name }).click();
  await page.getByTestId('save-button').click();
  await expect(toast(page, 'Settings saved').last()).toBeVisible();
  await expect(page.getByTestId('save-bar')).toBeHidden();
};

test('a widget that is turned off can’t be added, and stays where it is', async ({
  signedIn: page,
  product,
}) => {
  await open(page, product.url);
  await expectAccessible(page);
  await flip(page, 'Spacer can be added', 'Presets of Button');
  await expect(page.getByRole('switch', { name: 'Presets of Spacer' })).toBeHidden();
  const canvas = await openEditor(page, product.url, own.id);
  await expect(widget(canvas, 'gap')).toBeAttached();
  await openPanel(page, 'add');
  await expect(page.getByTestId('tile-text')).toBeVisible();
  await expect(page.getByTestId('tile-spacer')).toHaveCount(0);
  const visitors = await fetch(await addressOf(own.owner, own.id));
  expect(await visitors.text()).toContain('moto-widget-spacer');
  await page.goto(`${product.url}/admin/#!/design/widgets/`);
  const presets = page.getByTestId('preset-widgets');
  await expect(presets).toContainText('Image');
  await expect(presets.getByText('Button', { exact: true })).toHaveCount(0);
  await open(page, product.url);
  await flip(page, 'Spacer can be added', 'Presets of Button');
  await page.goto(`${product.url}/admin/#!/design/widgets/`);
  await expect(presets.getByText('Button', { exact: true })).toBeVisible();
});

test('without the dashboard the panel opens on the pages', async ({ signedIn: page, product }) => {
  const dashboard = page.getByTestId('rail').getByRole('link', { name: 'Dashboard' });
  await open(page, product.url);
  await expect(dashboard).toBeVisible();
  await flip(page, 'Dashboard');
  await expect(dashboard).toBeHidden();
  await page.goto(`${product.url}/admin/`);
  await expect(page).toHaveURL(/#!\/pages\/$/);
  await open(page, product.url);
  await flip(page, 'Dashboard');
  await expect(dashboard).toBeVisible();
});
