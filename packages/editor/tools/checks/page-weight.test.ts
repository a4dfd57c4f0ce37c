// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { EditorSession } from '../../core/session/types.ts';
import { heavyPage } from './page-weight.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Weighs a page with these images, by their size in bytes. Several can have the same file. */
function weigh(images: readonly { readonly node: string; readonly file: string }[]) {
  const section = document.createElement('section');
  for (const { node, file } of images) {
    const widget = document.createElement('div');
    widget.dataset.nodeId = node;
    const image = document.createElement('img');
    Object.defineProperty(image, 'currentSrc', { value: `https://a.example/${file}.jpg` });
    widget.append(image);
    section.append(widget);
  }
  document.body.append(section);
  vi.spyOn(performance, 'getEntriesByName').mockImplementation(
    (url) => [{ encodedBodySize: Number(/(\d+)\.jpg$/.exec(url)?.[1]) }] as never,
  );
  const session = { sections: [{ root: 'root' }], elements: new Map([['root', section]]) };
  return heavyPage(session as unknown as EditorSession);
}

test('a page is heavy from 3 MiB of images on, and its heaviest ones are named', () => {
  const light = { node: 'a', file: '1000000' };
  expect(weigh([light, { node: 'b', file: '2145727' }])).toBeNull();
  expect(weigh([light, { node: 'b', file: '2145728' }])).not.toBeNull();
  const files = ['1100000', '1300000', '1200000', '1400000'];
  expect(weigh(files.map((file, at) => ({ node: `n${at}`, file })))).toEqual({
    bytes: 5_000_000,
    heaviest: [
      { node: 'n3', bytes: 1_400_000 },
      { node: 'n1', bytes: 1_300_000 },
      { node: 'n2', bytes: 1_200_000 },
    ],
  });
});

test('a file that is shown twice is loaded once', () => {
  const twice = ['a', 'b'].map((node) => ({ node, file: '2000000' }));
  expect(weigh(twice)).toBeNull();
});
