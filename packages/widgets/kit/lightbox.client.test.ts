// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { runScript } from './testing/run-script.ts';

const loaded: string[] = [];

class PreloadedImage {
  set src(href: string) {
    loaded.push(new URL(href).pathname);
  }
  decode(): Promise<void> {
    return Promise.resolve();
  }
}

async function visit(count: number) {
  document.body.innerHTML = `<ul data-lightbox-group="Previous|Next">${Array.from(
    { length: count },
    (_, at) => `<li><a href="https://x.test/${at}.jpg" data-lightbox="Close">${at}</a></li>`,
  ).join('')}</ul>`;
  vi.stubGlobal('Image', PreloadedImage);
  await runScript(new URL('./lightbox.client.ts', import.meta.url));
  const image = document.querySelector('.moto-lightbox img') as HTMLImageElement;
  return {
    image,
    open: (at: number) => document.querySelectorAll<HTMLElement>('a')[at]?.click(),
    next: () => document.querySelector<HTMLElement>('.moto-lightbox-next')?.click(),
    load: async () => {
      image.dispatchEvent(new Event('load'));
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

beforeEach(() => {
  loaded.length = 0;
  return () => vi.unstubAllGlobals();
});

const files = (...names: readonly number[]) => names.map((name) => `/${name}.jpg`);

test('preloads the next ten images and the previous five, nearest first, after the shown one', async () => {
  const { open, load } = await visit(40);
  open(20);
  expect(loaded).toEqual([]);
  await load();
  expect(loaded).toEqual(files(21, 19, 22, 18, 23, 17, 24, 16, 25, 15, 26, 27, 28, 29, 30));
});

test('preloads each image of a small gallery once', async () => {
  const { open, load } = await visit(3);
  open(0);
  await load();
  expect(loaded).toEqual(files(1, 2));
});

test('a single image preloads nothing', async () => {
  const { open, load } = await visit(1);
  open(0);
  await load();
  expect(loaded).toEqual([]);
});

test('stops preloading for a visitor who moves on', async () => {
  const { open, next, image } = await visit(40);
  open(20);
  image.dispatchEvent(new Event('load'));
  next();
  await new Promise((resolve) => setTimeout(resolve));
  expect(loaded).toEqual(files(21));
});

test('preloads only direct neighbors for visitors who save data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const { open, load } = await visit(40);
  open(20);
  await load();
  expect(loaded).toEqual(files(21, 19));
});
