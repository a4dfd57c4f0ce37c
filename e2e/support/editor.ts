import { type Browser, expect, type FrameLocator, type Locator, type Page } from 'playwright/test';
import { signIn } from './sign-in.ts';

/** The canvas of an open editor, once the page and the tools have loaded. */
export async function openCanvas(page: Page): Promise<FrameLocator> {
  const canvas = page.frameLocator('[data-testid="canvas-frame"]');
  await expect(canvas.locator('[data-node-id]').first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByTestId('topbar')).toBeVisible();
  // Texts move once their fonts have loaded.
  await canvas.locator('body').evaluate(async ({ ownerDocument }) => {
    await ownerDocument.fonts.ready;
  });
  return canvas;
}

/** Opens the editor of a page in a window of any size. */
export async function openDesign(page: Page, url: string, id: number): Promise<FrameLocator> {
  const address = `${url}/admin/#!/pages/${id}/design/`;
  const isOtherOpen = page.url().endsWith('/design/') && page.url() !== address;
  const other = isOtherOpen ? page.frame({ url: /admin\/canvas/ }) : null;
  await page.goto(address);
  // An open editor stays visible until the next one has loaded.
  await expect.poll(() => other?.isDetached() ?? true).toBe(true);
  return openCanvas(page);
}

/** Opens the editor of a page in a window with space for both panels. */
export async function openEditor(page: Page, url: string, id: number): Promise<FrameLocator> {
  await page.setViewportSize({ width: 1600, height: 900 });
  return openDesign(page, url, id);
}

/** Opens the editor of a page in a separate browser context. */
export async function editorIn(browser: Browser, url: string, id: number): Promise<Page> {
  const page = await signIn(await (await browser.newContext()).newPage(), url);
  await openDesign(page, url, id);
  return page;
}

/** A widget on the canvas by its stored id. */
export const widget = (canvas: FrameLocator, id: string): Locator =>
  canvas.locator(`[data-node-id="${id}"]`);

/** Ids of a widget's children in order; for new ones, their type. */
export const childrenOf = (parent: Locator): Promise<string[]> =>
  parent.evaluate((element) =>
    [...element.querySelectorAll('[data-node-id]')]
      .filter((each) => each.parentElement?.closest('[data-node-id]') === element)
      .map((each) => {
        const own = each.getAttribute('data-node-id') ?? '';
        const kind = /moto-widget-(\w+)/.exec(each.className)?.[1] ?? '';
        return own.startsWith('n-') ? own : kind;
      }),
  );

/** Opens a side panel unless it is open. Pinned, it stays open after something is added. */
export async function openPanel(
  page: Page,
  name: string,
  { isPinned = false }: { readonly isPinned?: boolean } = {},
): Promise<void> {
  const button = page.getByTestId(`rail-${name}`);
  if ((await button.getAttribute('aria-pressed')) === 'false') await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const pin = page.getByTestId('side-panel').getByTestId('pin-panel');
  if (isPinned && (await pin.getAttribute('aria-pressed')) === 'false') await pin.click();
}

/** Switches the inspector's tab. */
export const showTab = (page: Page, name: 'Content' | 'Design'): Promise<void> =>
  page.getByTestId('inspector').getByText(name, { exact: true }).first().click();

/** Makes the settings of the selected widget those of its preset, also where that is asked first. */
export async function updatePreset(
  page: Page,
  { confirms = true }: { readonly confirms?: boolean } = {},
): Promise<void> {
  await page.getByTestId('preset-more').click();
  const update = page.getByTestId('preset-update');
  await expect(update).toContainText(/\d+ place/);
  // Pages of other journeys can use the preset, too.
  const [places = ''] = (await update.textContent())?.match(/\d+/) ?? [];
  await update.click();
  if (confirms && Number(places) > 5)
    await page.getByRole('dialog').getByRole('button', { name: 'Update preset' }).click();
}

/** Opens a text for editing on the page. */
export async function writeIn(page: Page, target: Locator): Promise<void> {
  await target.dblclick();
  await expect(page.getByTestId('text-toolbar')).toBeVisible();
}

type Point = { readonly x: number; readonly y: number };

/** Drags in several steps, like a real pointer. */
export async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 6 });
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await expect(page.getByTestId('drop-indicator')).toBeVisible();
  await page.mouse.up();
  await expect(page.getByTestId('drop-indicator')).toBeHidden();
}

export async function centre(locator: {
  boundingBox: () => Promise<{ x: number; y: number; width: number; height: number } | null>;
}): Promise<Point> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('Nothing is shown there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
