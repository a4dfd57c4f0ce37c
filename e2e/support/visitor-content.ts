import type { Locator, Page } from 'playwright/test';
import { node, text } from './own-page.ts';
import { RpcClient } from './rpc.ts';

type Images = { readonly items: readonly { id: number; width: number; height: number }[] };

export const signIn = (url: string) => new RpcClient(url).signIn();

export async function imagesOf(url: string, count: number): Promise<Images['items']> {
  const owner = await signIn(url);
  return (await owner.call<Images>('MediaService.getList', { type: 'images', count })).items;
}

export async function addFile(url: string, file: File): Promise<number> {
  const owner = await signIn(url);
  return (await owner.upload<{ id: number }>('MediaService.upload', {}, file)).id;
}

export const answer = (id: string, title: string, words: string) =>
  node(id, 'accordion_item', [text(`${id}-text`, words)], { title });

export const questions = node('faq', 'accordion', [
  answer('hours', 'When are you open?', 'From nine to five.'),
  answer('place', 'Where are you?', 'At the quay.'),
]);

export const quotes = Array.from({ length: 6 }, (_, index) =>
  node(`slide${index + 1}`, 'slider_item', [text(`words${index + 1}`, `Quote ${index + 1}`)]),
);

export const repairs = node('bars', 'completion_bars', [], {
  items: [{ label: 'Repairs', value: 40 }],
});
export const tall = node('tall', 'spacer', [], { height: { desktop: 1000 } });

export const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** Whether a slide fills its list, which clips what isn't shown. */
export const isShown = (slide: Locator) =>
  slide.evaluate((element) => {
    const [inner, outer] = [element, element.parentElement ?? element].map((each) =>
      each.getBoundingClientRect(),
    );
    return Math.abs((inner?.left ?? 0) - (outer?.left ?? 0)) < 2;
  });

/** Slides with an image, a caption, and a link each. The last caption can be empty. */
export async function sliderOf(url: string, properties: object = {}, last = 'Caption 3') {
  const captions = ['Caption 1', 'Caption 2', last];
  const slides = (await imagesOf(url, 3)).map(({ id }, index) =>
    node(`slide${index + 1}`, 'slider_item', [text(`words${index + 1}`, captions[index] ?? '')], {
      image_id: id,
      link: { action: 'url', url: `#slide-${index + 1}` },
    }),
  );
  return node('slider', 'slider', slides, properties);
}

export async function modeSetter(url: string) {
  const owner = await signIn(url);
  return (back_to_top: 'disabled' | 'default' | 'custom') =>
    owner.call('SettingsService.save', { group: 'general', values: { back_to_top } });
}
