import sharp from 'sharp';
import { setFacts } from './support/at-end.ts';
import { openCanvas } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { RpcClient } from './support/rpc.ts';
import { foldsInspector } from './support/sign-in.ts';

/** Wide enough to show every device at full size. */
const WINDOW = { width: 1352, height: 1100 };

const DEVICES = [
  { key: '1', width: 1280 },
  { key: '2', width: 768 },
  { key: '3', width: 667 },
  { key: '4', width: 375 },
];

const FACTS = {
  phone: '+1 202 555 0143',
  email: 'hello@example.com',
  street: '14 Ropewalk Quay',
  city: 'Port Ellery',
  hours: [{ days: ['monday'], opens: '08:00', closes: '17:30' }],
  profiles: [{ network: 'Instagram', url: 'https://instagram.com/lind' }],
};

const PROPERTIES = [
  'color',
  'background-color',
  'font-family',
  'font-size',
  'line-height',
  'font-weight',
  'padding',
  'margin',
  'width',
  'height',
  'display',
  'text-align',
  'border-radius',
];

/** Computed styles of 20 widgets spread over the page. */
const stylesOf = (properties: readonly string[]) => {
  const widgets = [...document.querySelectorAll('.moto-widget')];
  const step = Math.max(1, Math.floor(widgets.length / 20));
  return Array.from({ length: 20 }, (_, index) => {
    const widget = widgets[index * step];
    if (!widget) return null;
    const style = getComputedStyle(widget);
    return properties.map((property) => `${property}: ${style.getPropertyValue(property)}`);
  });
};

/** Share of visibly different pixels in two screenshots of equal size. */
async function difference(a: Buffer, b: Buffer): Promise<number> {
  const [left, right] = await Promise.all(
    [a, b].map((image) => sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!left || !right) throw new Error('Two pictures are compared');
  expect([left.info.width, left.info.height]).toEqual([right.info.width, right.info.height]);
  let different = 0;
  for (let at = 0; at < left.data.length; at += 3) {
    const far = [0, 1, 2].some(
      (channel) => Math.abs((left.data[at + channel] ?? 0) - (right.data[at + channel] ?? 0)) > 16,
    );
    if (far) different++;
  }
  return different / (left.data.length / 3);
}

test('the canvas equals the published page on every device', async ({
  signedIn,
  product,
  browser,
}, testInfo) => {
  // The canvas shows the names of missing facts, visitors nothing.
  const owner = await new RpcClient(product.url).signIn();
  await setFacts(owner, FACTS);
  await signedIn.setViewportSize(WINDOW);
  await foldsInspector(signedIn);
  await signedIn.emulateMedia({ reducedMotion: 'reduce' });
  await signedIn.goto(`${product.url}/admin/#!/pages/1/design/`);
  await openCanvas(signedIn);
  const frame = signedIn.frame({ url: /admin\/canvas/ });
  if (!frame) throw new Error('The canvas has no frame');
  // Keys work without a focus, whose ring would be in the pictures.
  await signedIn.getByTestId('canvas-stage').blur();
  await signedIn.keyboard.press('h');
  await frame.evaluate(() => document.fonts.ready);

  // Shrinks in the same order as the frame, because browsers keep larger images they have loaded.
  const visitor = await (await browser.newContext({ viewport: WINDOW })).newPage();
  await visitor.emulateMedia({ reducedMotion: 'reduce' });
  await visitor.goto(product.url);
  for (const { key, width } of DEVICES) {
    await signedIn.keyboard.press(key);
    await signedIn.mouse.move(2, 2);
    const box = await signedIn.getByTestId('canvas-frame').boundingBox();
    if (!box) throw new Error('The canvas is not shown');
    expect(Math.round(box.width)).toBe(width);
    await visitor.setViewportSize({ width, height: Math.round(box.height) });
    await visitor.evaluate(() => document.fonts.ready);
    await visitor.waitForLoadState('networkidle');

    const inCanvas = await frame.evaluate(stylesOf, PROPERTIES);
    // Media queries may update a frame after the viewport.
    await expect.poll(() => visitor.evaluate(stylesOf, PROPERTIES)).toEqual(inCanvas);
    await signedIn.evaluate(() => {
      for (const drawn of document.querySelectorAll<HTMLElement>('.pl-overlay, .pl-device-pill'))
        drawn.style.display = 'none';
    });
    const clip = {
      x: Math.round(box.x),
      y: Math.round(box.y),
      width,
      height: Math.round(box.height),
    };
    const shot = (name: string) => ({
      animations: 'disabled' as const,
      path: testInfo.outputPath(`${name}-${width}.png`),
    });
    const canvas = await signedIn.screenshot({ ...shot('canvas'), clip });
    const page = await visitor.screenshot(shot('page'));
    expect(await difference(canvas, page), `pixels that differ at ${width} px`).toBeLessThanOrEqual(
      0.005,
    );
  }
});
