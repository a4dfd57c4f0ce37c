import type { FrameLocator, Page } from 'playwright/test';
import { coveredByToolbar, coveringOf } from '../../e2e/support/covering.ts';
import { centre } from '../../e2e/support/editor.ts';
import { node, text } from '../../e2e/support/own-page.ts';
import { openHost, withPorts } from '../open-host.ts';
import { starterPage } from '../starter.ts';
import { expect, test } from '../test.ts';

type Options = Parameters<typeof openHost>[1];

/** Opens the editor with an inspector that opens with a selection, as for new users. */
const open = (page: Page, content: Options['content']) =>
  openHost(page, { content, viewport: WINDOW, foldsInspector: true });

const openStarter = (page: Page, name: string, viewport = WINDOW) =>
  openHost(page, { ...starterPage(name), viewport, foldsInspector: true });

const WINDOW = { width: 1280, height: 800 };

/** Ids of widgets of the page with text or a picture of their own, spread over it. */
const sample = (canvas: FrameLocator, count: number): Promise<string[]> =>
  canvas.locator('body').evaluate((body, wanted) => {
    const all = [...body.querySelectorAll<HTMLElement>('#section-content [data-node-id]')].filter(
      (element) =>
        element.offsetHeight > 0 &&
        !element.querySelector('[data-node-id]') &&
        (element.innerText.trim() !== '' || element.querySelector('img, svg') !== null),
    );
    const step = Math.max(1, Math.floor(all.length / wanted));
    return all
      .filter((_, index) => index % step === 0)
      .slice(0, wanted)
      .map((element) => element.dataset.nodeId ?? '');
  }, count);

/** Selects a widget and moves the pointer off the page. */
async function selectAtRest(page: Page, canvas: FrameLocator, id: string): Promise<void> {
  const widget = canvas.locator(`[data-node-id="${id}"]`);
  await widget.scrollIntoViewIfNeeded();
  await widget.click();
  await page.mouse.move(400, 4);
  await expect(page.getByTestId('selected-outline')).toBeVisible();
  await expect(page.locator('[data-node-id]:hover, .pl-insert[data-near]')).toHaveCount(0);
}

/** How many of these widgets have no free place for a toolbar at most. */
const MAX_CROWDED = 1;

type Covered = {
  /** What covers the selected widget. */
  readonly widget: readonly string[];
  /** What its toolbar covers. */
  readonly byToolbar: readonly string[];
};

const NOTHING: Covered = { widget: [], byToolbar: [] };

const coveredAt = async (page: Page, widget: string): Promise<Covered> => ({
  widget: await coveringOf(page, widget),
  byToolbar: await coveredByToolbar(page),
});

/** Pages and widths of every test run. Where bars and marks go has unit tests. */
const OFTEN = ['1280 home', '375 services'];

for (const [width, height] of [
  [1280, 800],
  [375, 800],
] as const)
  for (const name of ['home', 'about', 'services'])
    test(`at ${width} px nothing at rest covers the selected widget of the page ${name}, and its toolbar nothing else`, {
      tag: OFTEN.includes(`${width} ${name}`) ? [] : '@endurance',
    }, async ({ page }) => {
      const covered: (readonly [string, Covered])[] = [];
      const hidden: string[] = [];
      const canvas = await openStarter(page, name, { width, height });
      const widgets = await sample(canvas, 5);
      for (const widget of widgets) {
        await selectAtRest(page, canvas, widget);
        // The inspector opens after a double click would have ended, and the page changes its scale.
        if (width === 1280) await expect(page.getByTestId('inspector')).toBeVisible();
        await expect
          .poll(() => coveredAt(page, widget))
          .toEqual(NOTHING)
          .catch(async () => covered.push([widget, await coveredAt(page, widget)]));
        const isShown = await page
          .getByTestId('element-toolbar')
          .evaluate((bar) => bar.checkVisibility({ opacityProperty: true }));
        if (!isShown) hidden.push(widget);
      }
      expect(covered).toEqual([]);
      expect(widgets.length).toBeGreaterThanOrEqual(5);
      expect(hidden.length).toBeLessThanOrEqual(MAX_CROWDED);
    });

test('a second button is clicked beside a selected one, whose arrows point along the row', async ({
  page,
}) => {
  const canvas = await openStarter(page, 'home');
  const [first, second] = [0, 1].map((at) =>
    canvas.locator('#section-content .moto-widget-button').nth(at),
  );
  if (!first || !second) throw new Error('Harbor has no two buttons');
  await first.click();
  const toolbar = page.getByTestId('element-toolbar');
  await expect(page.getByTestId('inspector')).toBeVisible();
  await expect(toolbar.getByRole('button', { name: 'Move right' })).toBeVisible();
  await expect(toolbar.getByRole('button', { name: 'Move up' })).toHaveCount(0);
  await second.click();
  await expect(page.getByTestId('breadcrumbs').locator('[aria-current]')).toHaveText('Button');
  const id = await second.getAttribute('data-node-id');
  const outline = page.getByTestId('selected-outline');
  await expect
    .poll(async () => Math.round((await outline.boundingBox())?.x ?? 0))
    .toBe(Math.round((await second.boundingBox())?.x ?? 0));
  expect(await second.getAttribute('data-node-id')).toBe(id);
  await expect(page.getByTestId('save-state')).toHaveText('All changes saved');
});

test('without a free place the toolbar appears with the pointer over its widget', async ({
  page,
}) => {
  // Images, because the room at the end of a text depends on the installed fonts.
  const image = (id: string) =>
    node(id, 'image', [], { image_id: 1, is_decorative: true, ratio: '21/9' });
  const column = (id: string, ids: readonly string[]) =>
    node(id, 'column', ids.map(image), { width: 6 });
  const canvas = await open(page, [
    node('r', 'row', [column('left', ['a', 'b', 'c']), column('right', ['d', 'e', 'f'])]),
  ]);
  await canvas.locator('[data-node-id="b"]').click();
  await expect(page.getByTestId('inspector')).toBeVisible();
  const head = page.locator('.pl-selected-head');
  await canvas.locator('[data-node-id="b"]').hover();
  await expect(head).toHaveCSS('opacity', '1');
  await canvas.locator('[data-node-id="c"]').hover();
  await expect(head).toHaveCSS('opacity', '0');
  await canvas.locator('[data-node-id="b"]').hover();
  await page.getByTestId('drag-handle').hover();
  await expect(page.getByRole('button', { name: 'Duplicate' })).toBeVisible();
  await page.mouse.move(400, 4);
  await expect(head).toHaveCSS('opacity', '0');
  await page.getByTestId('drag-handle').focus();
  await expect(head).toHaveCSS('opacity', '1');
});

test('a plus and a grip appear only near the pointer', async ({ page }) => {
  const canvas = await open(page, [
    node('space', 'spacer', [], { height: { desktop: 80 } }),
    node('r', 'row', [node('c', 'column', [text('a', 'First'), text('b', 'Second')])]),
  ]);
  const first = canvas.locator('[data-node-id="a"]');
  await first.click();
  await expect(page.getByTestId('inspector')).toBeVisible();
  const [plus, grip] = [page.getByTestId('insert-before'), page.getByTestId('spacing-grip-top')];
  const { x, y } = await centre(first);
  await page.mouse.move(x, y + 200);
  await expect(plus).toHaveCSS('opacity', '0');
  await expect(grip).toHaveCSS('opacity', '0');
  const at = await centre(plus);
  await page.mouse.move(at.x + 30, at.y);
  await expect(plus).toHaveCSS('opacity', '1');
  const { y: edge = 0 } = (await first.boundingBox()) ?? {};
  await page.mouse.move(at.x + 30, edge - 30);
  await expect(grip).toHaveCSS('opacity', '0');
  await page.mouse.move(at.x + 30, edge - 20);
  await expect(grip).toHaveCSS('opacity', '1');
  await page.mouse.move(at.x, at.y, { steps: 4 });
  await expect(plus).toHaveCSS('opacity', '1');
});

test('a plus appears along the whole gap between two parts of the page', async ({ page }) => {
  const row = (id: string) =>
    node(`row-${id}`, 'row', [node(`column-${id}`, 'column', [text(id, `Part ${id}`)])], {
      spacing: { top: { desktop: 'large' }, bottom: { desktop: 'large' } },
    });
  const canvas = await open(page, [row('a'), row('b')]);
  const part = await canvas.locator('[data-node-id="row-a"]').boundingBox();
  if (!part) throw new Error('The part is not shown');
  const shown = page.locator('.pl-insert[data-along][data-near]');
  await page.mouse.move(part.x + 4, part.y + part.height - 4);
  await page.mouse.move(part.x + 8, part.y + part.height - 4);
  await expect(shown).toHaveCSS('opacity', '1');
  const plus = await centre(shown);
  expect(Math.abs(plus.x - (part.x + part.width / 2))).toBeLessThan(2);
  await page.mouse.move(plus.x, plus.y, { steps: 4 });
  await page.mouse.click(plus.x, plus.y);
  await expect(page.getByTestId('quick-insert-search')).toBeFocused();
});

test('a double click on an image replaces it, and a text being edited is not offered for editing', async ({
  page,
}) => {
  const canvas = await openStarter(page, 'home');
  await canvas.locator('#section-content .moto-widget-image img').first().dblclick();
  await expect
    .poll(() => withPorts(page, ({ media }) => media.calls.map(([name]) => name)))
    .toEqual(['pick']);

  const title = canvas.locator('#section-content h1');
  await title.click();
  await title.click({ button: 'right' });
  await expect(page.getByTestId('menu-edit')).toBeVisible();
  await page.keyboard.press('Escape');
  await title.dblclick();
  await expect(page.getByTestId('text-toolbar')).toBeVisible();
  await title.click({ button: 'right' });
  await expect(page.getByTestId('menu-duplicate')).toBeVisible();
  await expect(page.getByTestId('menu-edit')).toHaveCount(0);
});

test('nothing is drawn over a sticky header for a widget scrolled below it', async ({ page }) => {
  const canvas = await openStarter(page, 'home');
  const title = canvas.locator('#section-content h1');
  await title.click();
  await expect(page.getByTestId('inspector')).toBeVisible();
  const header = canvas.locator('#section-header .moto-sticky, .moto-sticky').first();
  const scroll = async (by: number) => {
    await canvas.locator('body').evaluate((body, top) => {
      body.ownerDocument.defaultView?.scrollBy({ top, behavior: 'instant' });
    }, by);
  };
  const below = async () => (await header.boundingBox())?.y ?? 0;
  const end = async () => (await below()) + ((await header.boundingBox())?.height ?? 0);
  await scroll(200);
  await expect.poll(async () => ((await title.boundingBox())?.y ?? 0) < (await end())).toBe(true);
  const outline = page.getByTestId('selected-outline');
  await expect(outline).toHaveCSS('clip-path', /^inset\(/);
  const cut = await outline.evaluate((element) => {
    const top = Number.parseFloat(/inset\(([\d.-]+)px/.exec(element.style.clipPath)?.[1] ?? '0');
    return element.getBoundingClientRect().top + top;
  });
  expect(Math.abs(cut - (await end()))).toBeLessThan(2);
  const bar = await page.getByTestId('element-toolbar').boundingBox();
  expect(bar?.y ?? 0).toBeGreaterThanOrEqual((await end()) - 1);
});
