import type { WidgetNode } from '@plinth/model';
import { IMAGE_THEME } from '../blocks/block-images.ts';
import type { PrebuiltBlock } from '../blocks/prebuilt.ts';
import type { ThemeLibrary } from '../themes/library.ts';
import type { OpenTheme } from '../themes/open-theme.ts';
import { postsOf } from '../themes/theme-blog.ts';
import { mediaHash } from '../themes/theme-media.ts';
import { passagesOf } from './passages.ts';

/** Texts and images that ship with the product. */
export type Samples = {
  readonly passages: ReadonlySet<string>;
  /** Titles and descriptions of pages in search results. */
  readonly searchTexts: ReadonlySet<string>;
  /** SHA-256 of each image. */
  readonly hashes: ReadonlySet<string>;
};

type SamplePorts = { readonly library: ThemeLibrary; readonly blocks: readonly PrebuiltBlock[] };

/** Shorter ones, such as “All services”, fit any business. */
const MIN_WORDS = 4;

/** Prices, years, and the like. */
const AMOUNT = /\d\d|[$€£%]/;

/** Has an amount or one of the words that a theme or a block declares as its own. */
const isSpecific = (text: string, words: readonly string[]): boolean =>
  AMOUNT.test(text) || words.some((word) => text.toLowerCase().includes(word.toLowerCase()));

const isLong = (text: string): boolean => text.split(' ').length >= MIN_WORDS;

const isSample = (text: string, words: readonly string[]): boolean =>
  isLong(text) || isSpecific(text, words);

const isContent = ({ page_type }: OpenTheme['theme']['pages'][number]): boolean =>
  page_type === 'page';

const textsOf = (tree: WidgetNode): readonly string[] => passagesOf(tree).map(({ text }) => text);

/** What is written in files of a theme. */
const passagesIn = ({ document }: OpenTheme, files: readonly { readonly file: string }[]) =>
  files.flatMap(({ file }) => textsOf(document(file) as WidgetNode));

/**
 * Texts that fit the sample business only. What headers, footers, and system pages say is for any
 * business unless it’s specific.
 */
function sampleTexts(theme: OpenTheme) {
  const { pages, sections, trade_words } = theme.theme;
  const contents = pages.filter(isContent);
  const others = [...pages.filter((page) => !isContent(page)), ...sections];
  return {
    passages: [
      ...passagesIn(theme, [...contents, ...postsOf(theme.theme)]).filter((text) =>
        isSample(text, trade_words),
      ),
      ...passagesIn(theme, others).filter((text) => isSpecific(text, trade_words)),
    ],
    searchTexts: contents
      .flatMap(({ seo_title, seo_description }) => [seo_title, seo_description])
      .filter((text) => isSample(text, trade_words)),
  };
}

const hashesOf = (theme: OpenTheme): Promise<readonly string[]> =>
  Promise.all(theme.theme.media.map((media) => mediaHash(theme, media)));

/** The samples of themes and of all prebuilt blocks, each read once. */
export function createSamples({
  library,
  blocks,
}: SamplePorts): (themes: readonly string[]) => Promise<Samples> {
  const inBlocks = (trade_words: readonly string[]) =>
    blocks.flatMap(({ document, placeholders }) =>
      textsOf(document).filter((text) => isSample(text, [...trade_words, ...placeholders])),
    );
  const read = async (ids: readonly string[]): Promise<Samples> => {
    const themes = await Promise.all(ids.map((id) => library.open(id)));
    const texts = themes.map(sampleTexts);
    const words = themes.flatMap(({ theme }) => theme.trade_words);
    const images = [...themes, await library.open(IMAGE_THEME)];
    return {
      passages: new Set([...inBlocks(words), ...texts.flatMap(({ passages }) => passages)]),
      searchTexts: new Set(texts.flatMap(({ searchTexts }) => searchTexts)),
      hashes: new Set((await Promise.all(images.map(hashesOf))).flat()),
    };
  };
  const cache = new Map<string, Promise<Samples>>();
  return (themes) => {
    const key = themes.join();
    const samples = cache.get(key) ?? read(themes);
    cache.set(key, samples);
    return samples;
  };
}
