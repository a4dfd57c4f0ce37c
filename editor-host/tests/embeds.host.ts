import type { Page } from 'playwright/test';

import { widget } from '../../e2e/support/editor.ts';
import { press } from '../../e2e/support/keyboard.ts';
import { node } from '../../e2e/support/own-page.ts';
import { expectAccessible } from '../accessible.ts';
import { addByTile, openWidgets } from '../open-host.ts';
import { expect, test } from '../test.ts';

const field = (page: Page) => page.getByTestId('control-url').getByRole('textbox');
const note = (page: Page) => page.getByTestId('url-note');

/** URLs of each widget: one that its service doesn't show in a frame, and one that it does. */
const SERVICES = [
  {
    name: 'audio_platform',
    wrong: 'https://open.spotify.com/track/1',
    says: 'isn’t a public track',
    url: 'https://soundcloud.com/merrow/low-tide',
  },
  {
    name: 'social_timeline',
    wrong: '345678901234567890',
    says: 'timeline widget ID isn’t valid',
    url: 'https://x.com/merrow',
  },
  {
    name: 'pinboard',
    wrong: 'https://www.pinterest.com/search/pins/?q=harbor',
    says: 'isn’t a public pin',
    url: 'https://www.pinterest.com/merrow/harbor/',
  },
  {
    name: 'slide_deck',
    wrong: 'https://speakerdeck.com/merrow/harbor',
    says: 'isn’t a public slide deck',
    url: 'https://www.slideshare.net/slideshow/harbor/44600700',
  },
  {
    name: 'video',
    wrong: 'https://www.youtube.com/@harbor',
    says: 'isn’t a video',
    url: 'https://youtu.be/aBcdeFGH_-1',
  },
];

const LOW_TIDE = { title: 'Low tide', frame_url: '', poster_id: 1 };

test('the URL of a new embed is checked, and looked up at its service', async ({ page }) => {
  const found = Object.fromEntries(SERVICES.map(({ url }) => [url, LOW_TIDE]));
  const canvas = await openWidgets(page, [], { embeds: { found } });
  const embeds = canvas.locator('.moto-embed');
  for (const [before, { name, wrong, says, url }] of SERVICES.entries())
    await test.step(name, async () => {
      await addByTile(page, name);
      await page.getByTestId(`placeholder-${name}`).getByRole('button').click();
      // The field of the previous embed is still shown for a moment.
      await expect(field(page)).toHaveValue('');
      await field(page).fill(wrong);
      await expect(note(page)).toContainText(says);
      await expect(embeds).toHaveCount(before);
      await field(page).fill(url);
      await expect(embeds).toHaveText(Array(before + 1).fill(/Low tide/));
    });
  await expect(canvas.locator('iframe, template')).toHaveCount(0);
});

test('the posts of a page have a title, which is written on the page, too', {
  tag: '@modes',
}, async ({ page }) => {
  const canvas = await openWidgets(page);
  await addByTile(page, 'page_feed');
  await page.getByTestId('placeholder-page_feed').getByRole('button').click();
  await field(page).fill('https://www.facebook.com/groups/harbor');
  await expect(note(page)).toContainText('isn’t a page on Facebook');
  await field(page).fill('https://www.facebook.com/merrow.lind');
  const title = page.getByTestId('control-title').getByRole('textbox');
  await title.fill('News from the harbor');
  await canvas.locator('.moto-embed-heading').dblclick();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Harbor news');
  await page.keyboard.press('Escape');
  await expect(title).toHaveValue('Harbor news');
  await expectAccessible(page, '[data-testid="inspector"]');
});

test('an embed that its service calls gone is flagged', async ({ page }) => {
  const url = 'https://youtu.be/aBcdeFGH_-1';
  const video = node('video', 'video', [], { url, title: 'Tour' });
  const canvas = await openWidgets(page, [video], { embeds: { found: { [url]: 'gone' } } });
  await widget(canvas, 'video').click();
  await expect(note(page)).toContainText('isn’t public');
});

test('a video can’t start after its end', { tag: '@modes' }, async ({ page }) => {
  const url = 'https://youtu.be/aBcdeFGH_-1';
  const video = node('video', 'video', [], { url, title: 'Tour', is_click_to_load: true, end: 30 });
  const canvas = await openWidgets(page, [video]);
  await widget(canvas, 'video').click();
  const start = page.getByTestId('control-start');
  await start.getByRole('textbox').fill('45');
  await page.keyboard.press('Enter');
  await expect(start).toContainText('The maximum is 29 s');
  const end = page.getByTestId('control-end');
  await end.getByRole('textbox').fill('10');
  await page.keyboard.press('Enter');
  await expect(end).toContainText('The minimum is 30 s');
  await expect(start.getByRole('textbox')).toHaveValue(/^29/);
  await expectAccessible(page, '[data-testid="inspector"]');
});

test('a URL that forbids framing is flagged, and one that allows it is shown', {
  tag: '@modes',
}, async ({ page }) => {
  const [strict, open] = ['https://strict.example/', 'https://tides.example/'];
  const framing = { [strict]: 'not', [open]: 'frameable' } as const;
  const canvas = await openWidgets(page, [], { embeds: { framing } });
  await addByTile(page, 'iframe');
  await expect(page.getByTestId('placeholder-iframe')).toBeVisible();
  await field(page).focus();
  await page.keyboard.type(strict);
  await expect(note(page)).toHaveText(/doesn’t allow embedding/);
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page)).toBeFocused();
  await expect(page.getByTestId('mark-frame')).toBeVisible();
  await expect(page.getByTestId('repair-url')).toBeVisible();
  await expectAccessible(page, '[data-testid="inspector"]');

  await press(page, 'Control+a');
  await page.keyboard.type('javascript:alert(1)');
  await expect(note(page)).toHaveText(/Enter a full URL/);
  await expect(canvas.locator('.moto-frame')).toContainText(strict);

  await press(page, 'Control+a');
  await page.keyboard.type(open);
  await expect(page.getByTestId('repair-url')).toHaveCount(0);
  await expect(note(page)).toBeHidden();
  await page.getByTestId('repair-title').press('Enter');
  await expect(page.getByTestId('control-title').getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Tides of today');
  await expect(page.getByTestId('mark-frame')).toHaveCount(0);
  await expect(canvas.locator('.moto-frame')).toContainText('Tides of today');
  await expect(canvas.locator('iframe')).toHaveCount(0);
});

test('pasted embed codes become URLs, missing schemes are added, and overlong URLs stay editable', async ({
  page,
}) => {
  const canvas = await openWidgets(page, [node('frame', 'iframe', [], { title: 'Tides' })]);
  await widget(canvas, 'frame').click();
  await field(page).focus();
  const url = 'https://tides.example/';
  const code = `<iframe width="560" src="${url}?a=1&amp;b=2" allowfullscreen></iframe>`;
  await field(page).evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const options = { clipboardData, bubbles: true, cancelable: true };
    input.dispatchEvent(new ClipboardEvent('paste', options));
  }, code);
  await expect(field(page)).toHaveValue(`${url}?a=1&b=2`);
  await page.getByTestId('undo-button').click();
  await expect(field(page)).toHaveValue('');
  await field(page).fill('tides.example/today');
  await page.keyboard.press('Tab');
  await expect(field(page)).toHaveValue(`${url}today`);
  const long = `${url}${'x'.repeat(2048)}`;
  await field(page).fill(long);
  await expect(note(page)).toHaveText('Use 2048 characters or fewer.');
  await page.keyboard.press('Tab');
  await expect(field(page)).toHaveValue(long);
});

test('a URL that can’t be checked is stored, and marked as unchecked', async ({ page }) => {
  const canvas = await openWidgets(page, [node('frame', 'iframe', [], { title: 'Tides' })]);
  await widget(canvas, 'frame').click();
  await field(page).fill('https://tides.example/');
  await expect(note(page)).toHaveText(/Can’t tell if this site allows embedding/);
  await expect(field(page)).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByTestId('mark-frame')).toHaveCount(0);
  await expect(canvas.locator('.moto-frame')).toContainText('https://tides.example/');
});

test('a map shows the address of the business, and reads coordinates out of pasted URLs', {
  tag: '@modes',
}, async ({ page }) => {
  const facts = { name: 'Merrow & Lind', address: 'Quay 1\nBristol' };
  const canvas = await openWidgets(page, [], { told: { facts } });
  await addByTile(page, 'map');
  await expect(canvas.locator('.moto-map-card')).toContainText('Quay 1');
  await expect(canvas.locator('.moto-embed')).toHaveCount(0);
  const place = page.getByTestId('control-place').getByRole('textbox');
  await place.fill('91, 200');
  await place.blur();
  await expect(page.getByTestId('control-place')).toContainText('Enter latitude and longitude');
  await place.fill('https://www.openstreetmap.org/#map=15/51.4492/-2.5813');
  await place.blur();
  await expect(place).toHaveValue('51.4492, -2.5813');
  await expect(canvas.locator('.moto-embed')).toContainText('OpenStreetMap');
  await expect(canvas.locator('iframe, template')).toHaveCount(0);
  await expectAccessible(page, '[data-testid="inspector"]');
});
