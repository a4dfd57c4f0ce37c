import AxeBuilder from '@axe-core/playwright';
import type { FrameLocator, Page } from 'playwright/test';
import { expect, test, toast } from './support/journey.ts';
import { addressOf, node, ownPage } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';

const PRIMARY = 'rgb(11, 110, 127)';

let owner: RpcClient;
let address: string;

/** A page with a custom color, a text style, a preset, and a background of the site. */
test.beforeAll(async ({ product }) => {
  owner = await new RpcClient(product.url).signIn();
  const { colors, revision } = await owner.call<{ colors: object; revision: number }>(
    'StylesService.getColorTheme',
  );
  await owner.call('StylesService.setColorTheme', {
    ...{ colors: { ...colors, more: ['#4a5d23'] }, revision },
  });
  await owner.call('StylesService.save', { item: { name: 'Fine print', type: 'text' } });
  const loud = { name: 'Loud', widget_name: 'divider', properties: { line_width: 8 } };
  await owner.call('PresetsService.save', { item: loud });
  const night = { name: 'Night', properties: { color: '#101820' } };
  const { id: background_id } = await owner.call<{ id: number }>('BackgroundsService.save', {
    item: night,
  });
  const html = `<p class="moto-text_fine-print"><span class="moto-color_custom1">Mossy</span> <a href="#end">see below</a></p>`;
  const id = await ownPage(owner, 'Designed', [
    node('words', 'text', [], { html }),
    node('line', 'divider', [], { preset: 'loud' }),
  ]);
  const page = await owner.call<{ revision: number }>('PagesService.get', { id });
  await owner.call('PagesService.save', { item: { id, background_id }, revision: page.revision });
  address = await addressOf(owner, id);
});

async function expectAccessibleForm(page: Page, part = '.design-settings'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  expect(violations).toEqual([]);
}

async function save(page: Page): Promise<void> {
  await page.getByTestId('save-button').click();
  await expect(page.getByTestId('save-bar')).toBeHidden();
}

const largeSpacing = (of: Page | FrameLocator) =>
  of
    .locator('html')
    .evaluate((root) => getComputedStyle(root).getPropertyValue('--moto-spacing-large'));

test('colors, text styles, presets, backgrounds and spacings reach visitors of a live page', async ({
  signedIn: page,
  product,
  context,
}) => {
  const visitor = await context.newPage();
  await visitor.goto(address);
  const words = visitor.getByText('Mossy');
  const open = (path: string) => page.goto(`${product.url}/admin/#!/design/${path}/`);
  const preview = page.getByTestId('design-preview').frameLocator('iframe:not([data-loading])');

  await test.step('a custom color is replaced, on the page beside it at once', async () => {
    await expect(words).toHaveCSS('color', 'rgb(74, 93, 35)');
    await open('colors');
    await expect(page.getByTestId('more-colors')).toContainText('Used in 1 place');
    await page.getByTestId('color-menu-1').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByTestId('replacement')).toHaveValue('Primary');
    await page.getByTestId('confirm-delete').click();
    await page.getByTestId('add-color').click();
    await page.getByTestId('dialog-name').fill('Rust');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('more-colors').getByLabel('Rust', { exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByTestId('undo-button').click();
    // The frame loads another version with each change.
    await expect(async () => {
      const root = preview.locator('html');
      const custom = await root.evaluate((html) =>
        getComputedStyle(html).getPropertyValue('--moto-color_custom1'),
      );
      expect(custom).toBe('#0b6e7f');
    }).toPass();
    await expectAccessibleForm(page);
    await save(page);
    await visitor.reload();
    await expect(words).toHaveCSS('color', PRIMARY);
  });

  await test.step('a text style gets a size, and colors of its links', async () => {
    await open('text_styles');
    const row = page
      .getByTestId('site-styles')
      .getByRole('button', { name: 'Fine print', exact: true });
    await row.click();
    await page.getByTestId('style-font_size').fill('11');
    for (const [state, color] of [
      ['Normal', '#0b5cad'],
      ['Hover', '#8a1c4a'],
      ['Visited', '#3d2a66'],
    ] as const) {
      await page.getByTestId('style-link-state').getByText(state, { exact: true }).click();
      await page.getByRole('button', { name: /^Link color: / }).click();
      await page.getByTestId('color-hex').fill(color);
      await page.keyboard.press('Escape');
    }
    await expectAccessibleForm(page);
    await save(page);
    await visitor.reload();
    await expect(words).toHaveCSS('font-size', '11px');
    const link = visitor.getByRole('link', { name: 'see below' });
    await expect(link).toHaveCSS('color', 'rgb(11, 92, 173)');
    await link.hover();
    await expect(link).toHaveCSS('color', 'rgb(138, 28, 74)');
    // Browsers hide from scripts which links were visited.
    const sheet = await (await visitor.request.get(`${product.url}/assets/site.css`)).text();
    expect(sheet).toContain('.moto-text_fine-print a:visited{color:#3d2a66}');
  });

  await test.step('a preset is changed beside a sample of it', async () => {
    await open('widgets/divider/presets');
    await page.getByTestId('preset-loud').click();
    const width = page.getByTestId('control-line_width').getByRole('textbox');
    const sample = page.frameLocator('[data-testid="preset-samples"] iframe').locator('hr').first();
    await expect(sample).toHaveCSS('border-top-width', '8px');
    await width.fill('12');
    await width.press('Enter');
    await expect(sample).toHaveCSS('border-top-width', '12px');
    await page.getByTestId('undo-button').click();
    await expect(sample).toHaveCSS('border-top-width', '8px');
    await page.getByTestId('redo-button').click();
    await expectAccessibleForm(page, '.design-columns');
    await save(page);
    await visitor.reload();
    await expect(visitor.locator('.moto-preset-loud hr')).toHaveCSS('border-top-width', '12px');
  });

  await test.step('a background becomes a gradient', async () => {
    await open('backgrounds');
    const tile = page.getByTestId('background-night');
    await tile.click();
    await page.getByTestId('background-kind').click();
    await page.getByRole('option', { name: 'Gradient' }).click();
    await page.getByTestId('gradient-color1-color2').click();
    await page.getByTestId('add-middle-color').click();
    await page.getByTestId('gradient-shape').getByText('Radial').click();
    await expect(page.getByTestId('direction-90')).toBeHidden();
    await expect(tile.locator('.pl-background-tile-sample')).toHaveCSS(
      'background-image',
      /^radial-gradient\((rgb\([^)]+\)(, )?){3}\)$/,
    );
    await expectAccessibleForm(page);
    await save(page);
    await visitor.reload();
    await expect(visitor.locator('body')).toHaveCSS('background-image', /radial-gradient/);
  });

  await test.step('a spacing is changed, and taken back after saving', async () => {
    await open('values');
    const size = page.getByTestId('spacing-large').getByRole('textbox');
    await expect(page.getByTestId('spacing-large')).toContainText(/Used on \d+ pages/);
    const before = await size.inputValue();
    await size.fill('140');
    await expect(async () => expect(await largeSpacing(preview)).toBe('140px')).toPass();
    const saved = toast(page, 'saved');
    await expect(saved).toBeHidden();
    await save(page);
    // It stays while it's pointed at.
    await saved.hover();
    await visitor.reload();
    expect(await largeSpacing(visitor)).toBe('140px');
    await saved.getByRole('button', { name: 'Undo' }).click();
    await expect(size).toHaveValue(before);
    await expect
      .poll(async () => {
        await visitor.reload();
        return largeSpacing(visitor);
      })
      .toBe(before.replace(' ', ''));
  });
});
