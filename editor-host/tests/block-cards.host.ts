import { centre, drag, openPanel } from '../../e2e/support/editor.ts';
import { tabTo } from '../../e2e/support/keyboard.ts';
import { text, textRow } from '../../e2e/support/own-page.ts';
import { cardOf, openGallery } from '../block-gallery.ts';
import { withPorts } from '../open-host.ts';
import { expect, test } from '../test.ts';

test('hovering or focusing a block shows a large preview, and its card is as high as its image', async ({
  page,
}) => {
  await openGallery(page);
  await openPanel(page, 'blocks');
  await page.getByTestId('block-category-teams').click();
  const picture = await cardOf(page, 'crew').locator('.pl-block-picture').boundingBox();
  if (!picture) throw new Error('The card shows nothing');
  expect(Math.abs(picture.height / picture.width - 450 / 800)).toBeLessThan(0.02);
  const large = page.getByTestId('block-large');
  await page.getByTestId('block-crew').hover();
  await expect(large).toBeVisible();
  const width = async () => (await large.locator('img').boundingBox())?.width;
  await expect.poll(width).toBeGreaterThanOrEqual(480);
  await page.getByTestId('blocks-search').click();
  await expect(large).toBeHidden();
  await page.getByTestId('block-category-teams').focus();
  await tabTo(page, 'block-crew');
  await expect(large).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
});

test('a card is dragged between two sections, and Escape cancels', async ({ page }) => {
  const canvas = await openGallery(page);
  await openPanel(page, 'blocks', { isPinned: true });
  await page.getByTestId('blocks-search').fill('crew');
  const card = await centre(page.getByTestId('block-crew'));
  const second = await canvas.getByText('Second part').boundingBox();
  if (!second) throw new Error('The page is empty');
  const line = page.getByTestId('drop-indicator');
  await page.mouse.move(card.x, card.y);
  await page.mouse.down();
  await page.mouse.move(second.x + 60, second.y + 2, { steps: 12 });
  await expect(line).toHaveCount(1);
  await expect(line).toHaveAttribute('data-place', /:1$/);
  await expect(page.getByTestId('drag-chip')).toHaveText('Crew cards');
  await expect(page.getByTestId('block-large')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(line).toBeHidden();
  await page.mouse.up();
  const blocks = canvas.locator('#section-content .moto-widget-block');
  await expect(blocks).toHaveCount(2);

  await drag(page, card, { x: second.x + 60, y: second.y + 2 });
  await expect(page.getByTestId('announcer')).toContainText('Block “Crew cards” added');
  await expect(blocks).toHaveCount(3);
  await expect(blocks.nth(1)).toContainText('Meet the crew');
});

test('blocks are shown with the site’s facts and in unsaved colors, otherwise as images', async ({
  page,
}) => {
  await openGallery(page);
  const panel = page.getByTestId('blocks-panel');
  const crew = cardOf(page, 'crew');
  await page.getByTestId('rail-theme').click();
  await page.getByTestId('theme-panel').getByLabel('Primary', { exact: true }).fill('#8a3b12');
  await page.getByTestId('rail-blocks').click();
  await page.getByTestId('block-category-teams').click();
  await expect(crew.frameLocator('iframe').locator('.moto-button')).toHaveCSS(
    'background-color',
    'rgb(138, 59, 18)',
  );
  await page.getByTestId('block-category-all').click();
  await expect(panel.locator('iframe').first()).toBeVisible();
  expect(await panel.locator('iframe').count()).toBeLessThanOrEqual(6);

  await page.getByTestId('rail-theme').click();
  await page.getByTestId('reset-theme-colors').click();
  await page.getByTestId('rail-blocks').click();
  await expect(crew.locator('img')).toHaveCount(1);
  await expect(panel.locator('iframe')).toHaveCount(0);
  await panel.getByTestId('blocks-section').getByText('Site header').click();
  const named = cardOf(page, 'named');
  await expect(named.frameLocator('iframe').getByText('Lindwood Joinery')).toBeVisible();
  await expect(named.locator('img')).toHaveCount(0);
  await page.getByTestId('block-named').hover();
  const large = page.getByTestId('block-large');
  await expect(large.frameLocator('iframe').getByText('Lindwood Joinery')).toBeVisible();
});

test('part of a page is saved as a block, added, renamed, and deleted', async ({ page }) => {
  const canvas = await openGallery(page, [textRow('t', 'Hours of the yard')]);
  await canvas.getByText('Hours of the yard').click();
  await page.keyboard.press('Shift+F10');
  await page.getByTestId('menu-save-block').click();
  const name = page.getByTestId('dialog-name');
  await expect(name).toBeFocused();
  await name.press('Enter');
  await expect(page.getByText('Enter a name.')).toBeVisible();
  await name.fill('Hours');
  await name.press('Enter');
  await expect(page.getByTestId('announcer')).toContainText('“Hours” saved to My blocks');

  await openPanel(page, 'blocks', { isPinned: true });
  await page.getByTestId('block-category-user_blocks').click();
  const card = page.getByTestId('block-card');
  await expect(card.frameLocator('iframe').getByText('Hours of the yard')).toBeVisible();
  await card.getByRole('button', { name: 'Hours', exact: true }).click();
  await expect(canvas.getByText('Hours of the yard')).toHaveCount(2);
  await card.getByRole('button', { name: 'More actions for Hours' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await name.fill('Opening hours');
  await name.press('Enter');
  await card.getByRole('button', { name: 'More actions for Opening hours' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);
  await expect(page.getByText('No saved blocks yet')).toBeVisible();
});

test('at most six live frames show the visible own blocks', async ({ page }) => {
  await openGallery(page, [text('a', 'A part')]);
  await withPorts(page, async ({ blocks }) => {
    for (let index = 1; index <= 14; index += 1) {
      const words = { html: `<p>Kept part ${index}</p>` };
      const children = [{ id: `t${index}`, widget: 'text', properties: words, children: [] }];
      const document = { id: `k${index}`, widget: 'section', properties: {}, children };
      const own = { name: `Part ${index}`, category: 'user_blocks', allowed: true, document };
      await blocks.save(own as Parameters<typeof blocks.save>[0]);
    }
  });
  await openPanel(page, 'blocks');
  await page.getByTestId('block-category-user_blocks').click();
  const cards = page.getByTestId('block-card');
  await expect(cards).toHaveCount(14);
  const frames = page.getByTestId('blocks-panel').locator('iframe');
  await expect(frames).toHaveCount(6);
  for (const card of [cards.first(), cards.last(), cards.first()]) {
    // Cards change their height once their block is rendered, and may move the last one out of view.
    await expect(async () => {
      await card.scrollIntoViewIfNeeded();
      const words = card.frameLocator('iframe').getByText(/Kept part/);
      await expect(words).toBeVisible({ timeout: 3000 });
    }).toPass();
    expect(await frames.count()).toBe(6);
  }
  await expect(cards.locator('.pl-block-outline')).toHaveText(Array(8).fill(/^Part \d+$/));
});
