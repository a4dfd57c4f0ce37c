import type { Locator, Page } from 'playwright/test';
import { widget } from '../../e2e/support/editor.ts';
import { runCommand } from '../../e2e/support/keyboard.ts';
import { node, text } from '../../e2e/support/own-page.ts';
import { openHost, withPorts } from '../open-host.ts';
import { expect, test, toast } from '../test.ts';

const WINDOW = { width: 1600, height: 900 };

type Options = Parameters<typeof openHost>[1];

/** Opens a page with a header and a footer that five pages share. */
const open = (page: Page, options: Partial<Options> = {}) =>
  openHost(page, {
    content: [text('words', 'Words')],
    header: node('h', 'section', [
      text('name', 'Harbor'),
      node('go', 'button', [], { label: 'Call us' }),
    ]),
    footer: node('f', 'section', [text('legal', 'Legal')]),
    ...{ viewport: WINDOW, ...options },
  });

/** Clipped and overlapping elements of the top bar. */
const cutOff = (bar: Locator): Promise<string[]> =>
  bar.evaluate((element) => {
    const parts = [...element.querySelectorAll<HTMLElement>('button, .pl-save-state')].filter(
      ({ offsetWidth }) => offsetWidth > 0,
    );
    const labels = [...element.querySelectorAll<HTMLElement>('.mantine-Button-label')];
    const cut = labels.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    const over = parts.filter((part, at) => {
      const { left, right } = part.getBoundingClientRect();
      const before = parts[at - 1]?.getBoundingClientRect().right ?? 0;
      return left < before || right > innerWidth;
    });
    return [...cut, ...over].map(({ textContent, ariaLabel }) => ariaLabel ?? textContent);
  });

test('editing a shared header shows what it affects, without moving the page', async ({ page }) => {
  const canvas = await open(page);
  const frame = page.getByTestId('canvas-frame');
  await widget(canvas, 'go').click();
  const label = page.getByTestId('control-label').getByRole('textbox');
  await expect(label).toBeVisible();
  await expect(page.getByTestId('shared-line')).toContainText('Header · on 5 pages');
  const place = await frame.boundingBox();
  await label.fill('Everywhere');
  await expect(widget(canvas, 'go')).toContainText('Everywhere');
  await expect(page.getByTestId('shared-note')).toContainText('shared by 5 pages');
  expect(await frame.boundingBox()).toEqual(place);
  await page.getByTestId('save-shared').click();
  await expect(page.getByTestId('save-list')).toHaveText('Header on 5 pages');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('save-state')).toContainText('Saved');
  await expect(page.getByTestId('save-shared')).toBeHidden();
  const sent = await withPorts(page, ({ saving }) =>
    saving.sent.map(({ sections }) => Object.keys(sections)),
  );
  expect(sent).toEqual([['header']]);
});

test('a page gets its own copy of a header', async ({ page }) => {
  const canvas = await open(page);
  await widget(canvas, 'go').click();
  await page.getByTestId('control-label').getByRole('textbox').fill('Here alone');
  await page.getByTestId('own-section').click();
  await expect(toast(page, 'its own header')).toBeVisible();
  await expect(page.getByTestId('shared-note')).toBeHidden();
  await expect(page.getByTestId('save-shared')).toBeHidden();
  await expect(widget(canvas, 'go')).toContainText('Here alone');
});

for (const status of ['publish', 'draft'] as const)
  test(`the top bar has space for the save notices at every desktop width: ${status}`, async ({
    page,
  }) => {
    const canvas = await open(page, { owner: { status, name: 'Wide enough' } });
    // Drafts are saved automatically.
    await withPorts(page, ({ saving }) => void saving.hold());
    for (const shared of ['go', 'legal']) {
      await widget(canvas, shared).click();
      await page.keyboard.press('Control+d');
    }
    await expect(page.getByTestId('save-shared')).toHaveText('Unsaved: header + 1');
    for (const width of [1024, 1152, 1280, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => cutOff(page.getByTestId('topbar')), `${width} px`).toEqual([]);
      await expect(
        page.getByTestId('save-button').getByText(/^(Update|Update site)$/),
      ).toBeVisible();
    }
  });

test('the note on a shared section covers neither toasts nor the device pill', async ({ page }) => {
  const canvas = await open(page);
  const note = page.getByTestId('shared-note');
  await runCommand(page, 'device-mobile_v');
  await widget(canvas, 'name').click();
  await page.keyboard.press('Delete');
  const told = toast(page, 'Text deleted');
  await told.hover();
  const pill = page.getByTestId('device-pill');
  // On phones the pill shows only with the settings, which are closed here.
  for (const [width, shown] of [
    [1280, [note, pill]],
    [375, [note]],
  ] as const) {
    await page.setViewportSize({ width, height: 760 });
    await expect
      .poll(async () => {
        const boxes = await Promise.all([told, ...shown].map((place) => place.boundingBox()));
        return boxes.map((box, index) => {
          const above = boxes[index - 1];
          return box !== null && (!above || above.y + above.height <= box.y);
        });
      })
      .toEqual([true, ...shown.map(() => true)]);
  }
  await widget(canvas, 'words').click();
  await expect(note).toBeHidden();
});
