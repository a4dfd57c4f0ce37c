import type { Page } from 'playwright/test';
import { openPanel, showTab, widget } from '../../e2e/support/editor.ts';
import { chooseValue } from '../../e2e/support/form.ts';
import { node, type Tree } from '../../e2e/support/own-page.ts';
import { openHost } from '../open-host.ts';
import { expect, test, toast } from '../test.ts';

const column = (name: string, ...children: readonly Tree[]) =>
  node(`r-${name}`, 'row', [node(`c-${name}`, 'column', children)]);

/** Text on an image, with or without an overlay over it. */
const hero = (name: string, html: string, background: object = {}) =>
  node(`b-${name}`, 'block', [column(name, node(name, 'text', [], { html }))], {
    tone: 'inverse',
    background: { image_id: 1, ...background },
  });

const HERO = hero('hero', '<h1>On the fog</h1><p>Small</p>');
const JUMP = node('jump', 'text', [], { html: '<h4>Too deep</h4>' });
const PHOTO = node('photo', 'image', [], { image_id: 1, alt: '' });
const tiny = (properties: object) =>
  node('tiny', 'button', [], { label: 'Go', padding_y: 0, size: 'small', ...properties });

const FAULTY = [
  HERO,
  column('a', JUMP, PHOTO, tiny({ link: { action: 'home_page' }, padding_x: 20 })),
];

/** Opens the checks beside the page: floating, they would cover marks of problems. */
async function openChecks(page: Page, content: readonly Tree[]) {
  const viewport = { width: 1600, height: 900 };
  const canvas = await openHost(page, { content, viewport });
  await openPanel(page, 'checks', { isPinned: true });
  return { canvas, panel: page.getByTestId('checks-panel') };
}

test('problems are marked on the widget and listed, and fixed in one click and one undo step', async ({
  page,
}) => {
  const pale = node('pale', 'text', [], {
    html: '<h1>Title</h1><p>Fine</p><p><span class="moto-color1_2">Pale words</span></p>',
  });
  const { canvas, panel } = await openChecks(page, [column('a', pale, JUMP)]);
  for (const kind of ['contrast', 'heading'])
    await expect(panel.getByTestId(`problem-${kind}`)).toHaveCount(1);
  const html = await widget(canvas, 'pale').innerHTML();
  await page.getByTestId('mark-contrast').click();
  await page.getByTestId('inspector').getByTestId('repair-contrast').click();
  await expect(panel.getByTestId('problem-contrast')).toHaveCount(0);
  await expect(page.getByTestId('mark-contrast')).toHaveCount(0);
  await expect(widget(canvas, 'pale')).toContainText('Pale words');
  await page.getByTestId('undo-button').click();
  await expect.poll(() => widget(canvas, 'pale').innerHTML()).toBe(html);
  await expect(panel.getByTestId('problem-contrast')).toHaveCount(1);

  await panel.getByTestId('repair-heading').click();
  await expect(widget(canvas, 'jump').locator('h2')).toHaveText('Too deep');
  await expect(panel.getByTestId('problem-heading')).toHaveCount(0);
});

test('a repair leads to its setting, in another tab and in a collapsed group', async ({ page }) => {
  const framed = node('frame', 'iframe', [], { url: 'https://harbor.example/' });
  const { canvas, panel } = await openChecks(page, [column('a', tiny({ padding_x: 0 }), framed)]);
  await panel.getByTestId('repair-link').click();
  const link = page.getByTestId('control-link');
  const target = link.getByTestId('link-page');
  await expect(target).toBeFocused();
  // Requested again, with the other tab open.
  await showTab(page, 'Design');
  await expect(target).toBeHidden();
  await panel.getByTestId('repair-link').click();
  await expect(target).toBeFocused();
  await chooseValue(link.getByTestId('link-action'), 'home_page');
  await expect(panel.getByTestId('problem-link')).toHaveCount(0);

  await widget(canvas, 'frame').click();
  const title = page.getByTestId('control-title').getByRole('textbox');
  await expect(title).toBeVisible();
  await page.getByTestId('group-content').getByRole('button', { name: 'Content' }).click();
  await expect(title).toBeHidden();
  await panel.getByTestId('problem-frame').getByTestId('repair-title').click();
  await expect(title).toBeFocused();
});

test('the overlay of an image gets as dark as text on it needs', async ({ page }) => {
  const dark = hero('dark', '<h2>On the dark</h2>', { overlay: { color: 'inv', opacity: 80 } });
  const { canvas, panel } = await openChecks(page, [HERO, dark]);
  const problem = panel.getByTestId('problem-contrast');
  await expect(problem).toHaveCount(1);
  const overlay = () =>
    widget(canvas, 'b-hero')
      .locator('> .moto-background-layer')
      .evaluate((layer) => getComputedStyle(layer, '::after').opacity);
  const darken = problem.getByTestId('repair-darken');
  await expect(darken).toHaveText(/^Darken overlay to \d+%$/);
  const before = await overlay();
  const percent = Number(/\d+/.exec(await darken.innerText())?.[0]);
  await darken.click();
  await expect.poll(overlay).toBe(String(percent / 100));
  await expect(problem).toHaveCount(0);
  await page.getByTestId('undo-button').click();
  await expect.poll(overlay).toBe(before);
  await expect(problem).toHaveCount(1);
});

test('alt text is typed below the image that lacks it, or in its setting', async ({ page }) => {
  const { canvas, panel } = await openChecks(page, [column('a', PHOTO)]);
  const problem = panel.getByTestId('problem-alt');
  const shown = problem.getByTestId('alt-text-image');
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const field = problem.getByRole('textbox', { name: 'Alt text for picture.svg' });
  await problem.getByTestId('repair-describe').click();
  await expect(problem).toContainText('Enter alt text');
  await field.fill('A harbor in the fog');
  await field.press('Enter');
  const image = widget(canvas, 'photo').locator('img');
  await expect(image).toHaveAttribute('alt', 'A harbor in the fog');
  await expect(problem).toHaveCount(0);
  await expect(panel).toBeFocused();
  await page.getByTestId('undo-button').click();
  await expect(image).toHaveAttribute('alt', '');

  await panel.getByTestId('repair-decorative').click();
  await expect(problem).toHaveCount(0);
  await page.getByTestId('undo-button').click();
  await widget(canvas, 'photo').click();
  const inInspector = page.getByTestId('inspector').getByTestId('problem-alt');
  await expect(inInspector.getByTestId('repair-decorative')).toBeVisible();
  await expect(inInspector.getByRole('textbox')).toHaveCount(0);
  await inInspector.getByTestId('repair-describe').click();
  await expect(page.getByTestId('control-alt').getByRole('textbox')).toBeFocused();
});

test('all fixes are listed first, and made in one step', async ({ page }) => {
  const { canvas, panel } = await openChecks(page, FAULTY);
  const kinds = ['contrast', 'heading', 'target', 'alt'];
  for (const kind of kinds) await expect(panel.getByTestId(`problem-${kind}`)).toHaveCount(1);
  const html = () => widget(canvas, 'jump').innerHTML();
  const before = await html();

  await panel.getByTestId('fix-all').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Fix all' });
  const rows = dialog.getByTestId('fixes').getByRole('listitem');
  await expect(rows.filter({ hasText: 'Text color:' }).first()).toContainText('Aa');
  await expect(rows.filter({ hasText: 'Change to H2' })).toContainText(/H4\s*H2/);
  await expect(rows.filter({ hasText: 'Enlarge' })).toContainText(/0 px\s*\d+ px/);
  await expect(dialog).toContainText('1 more issue needs your input.');
  const apply = dialog.getByTestId('apply-fixes');
  await expect(apply).toHaveText(`Make ${await rows.count()} changes`);
  await expect(apply).toBeFocused();
  // Nothing has changed so far.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(panel.getByTestId('fix-all')).toBeFocused();
  expect(await html()).toBe(before);

  await page.keyboard.press('Enter');
  await expect(apply).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('announcer')).toContainText(/Fixed. \d changes made./);
  await expect(widget(canvas, 'jump').locator('h2')).toHaveText('Too deep');
  for (const kind of ['contrast', 'heading', 'target'])
    await expect(panel.getByTestId(`problem-${kind}`)).toHaveCount(0);
  await expect(panel.getByTestId('problem-alt')).toHaveCount(1);
  await expect(panel.getByTestId('fix-all')).toHaveCount(0);
  await expect(panel).toBeFocused();

  await page.getByTestId('undo-button').click();
  await expect.poll(html).toBe(before);
  for (const kind of kinds) await expect(panel.getByTestId(`problem-${kind}`)).toHaveCount(1);
});

test('marks of issues and suggestions differ in name, icon, and shape', async ({ page }) => {
  await openChecks(page, FAULTY);
  const issue = page.getByRole('button', { name: /^Issue: Low contrast/ });
  const suggestion = page.getByRole('button', { name: /^Suggestion: Heading skips/ });
  await expect(issue).toBeVisible();
  await expect(suggestion).toBeVisible();
  const shape = (mark: typeof issue) =>
    mark.locator('.pl-mark-icon').evaluate((element) => {
      const { borderStyle, borderRadius } = getComputedStyle(element);
      return { borderStyle, borderRadius, icon: element.innerHTML };
    });
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    const [one, other] = [await shape(issue), await shape(suggestion)];
    for (const part of ['borderStyle', 'borderRadius', 'icon'] as const)
      expect(one[part]).not.toBe(other[part]);
  }
});

test('publishing a page with problems asks first, and Enter publishes regardless', async ({
  page,
}) => {
  await openHost(page, { content: [column('a', PHOTO)], owner: { status: 'draft' } });
  await expect(page.getByTestId('mark-alt')).toBeVisible();
  const publish = page.getByTestId('publish');
  const dialog = page.getByTestId('publish-check');
  await publish.press('Enter');
  await expect(dialog.getByTestId('problem-alt')).toBeVisible();
  await expect(page.getByTestId('publish-anyway')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(publish).toBeFocused();
  await publish.press('Enter');
  await expect(page.getByTestId('publish-anyway')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Published')).toBeVisible();
  await expect(dialog).toBeHidden();
});
