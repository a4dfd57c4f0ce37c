// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { runScript } from './testing/run-script.ts';

const PAGE =
  '<header data-scroll-effect="hidden"></header>' +
  '<div data-scroll-effect="parallax"><picture><img alt=""></picture></div>';

type Visit = {
  readonly top?: number;
  readonly scrolled?: number;
  readonly isReduced?: boolean;
  readonly isSupported?: boolean;
  readonly pageHeight?: number;
};

async function visit({
  top = 0,
  scrolled = 0,
  isReduced = false,
  isSupported = false,
  pageHeight = 4000,
}: Visit) {
  document.body.innerHTML = PAGE;
  const [header, layer] = document.querySelectorAll<HTMLElement>('[data-scroll-effect]');
  const image = document.querySelector('img');
  if (!header || !layer || !image) throw new Error('No page');
  let layerTop = top;
  layer.getBoundingClientRect = () => ({ top: layerTop, height: 400 }) as DOMRect;
  vi.stubGlobal('CSS', { supports: () => isSupported });
  vi.stubGlobal('innerHeight', 600);
  vi.stubGlobal('scrollY', scrolled);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    run();
    return 1;
  });
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced, addEventListener: () => undefined }));
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(pageHeight);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(600);
  await runScript(new URL('./scroll-effect.client.ts', import.meta.url));
  const scroll = (to: number) => {
    layerTop = top - to;
    vi.stubGlobal('scrollY', to);
    dispatchEvent(new Event('scroll'));
  };
  return { header, image, scroll };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('an image moves from above while its box passes through the window', async () => {
  const { image, scroll } = await visit({ top: 600 });
  expect(image.style.transform).toBe('translateY(-23%)');
  scroll(500);
  expect(image.style.transform).toBe('translateY(-11.5%)');
  scroll(1000);
  expect(image.style.transform).toMatch(/^translateY\(-?0%\)$/);
  scroll(3000);
  expect(image.style.transform).toMatch(/^translateY\(-?0%\)$/);
});

test('images stay still with reduced motion', async () => {
  const { image } = await visit({ isReduced: true });
  expect(image.style.transform).toBe('');
  expect(image.style.height).toBe('');
});

test('a part that is hidden initially appears after scrolling, also with reduced motion', async () => {
  for (const isReduced of [false, true]) {
    const { header, scroll } = await visit({ isReduced });
    expect(header.style.visibility).toBe('hidden');
    scroll(400);
    expect(header.style.visibility).toBe('');
    scroll(0);
    expect(header.style.visibility).toBe('hidden');
  }
});

test('it is visible on pages that cannot be scrolled', async () => {
  const { header } = await visit({ pageHeight: 600 });
  expect(header.style.visibility).toBe('');
});

test('nothing happens where CSS has these effects', async () => {
  const { header, image } = await visit({ isSupported: true });
  expect(header.style.visibility).toBe('');
  expect(image.style.transform).toBe('');
});
