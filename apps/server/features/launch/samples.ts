import type { WidgetNode } from '@plinth/model';
import type { Themes } from '../../storage/folders/themes-folder.ts';
import { IMAGE_THEME } from '../blocks/block-images.ts';
import type { PrebuiltBlock } from '../blocks/prebuilt.ts';
import { type OpenTheme, openTheme } from '../themes/open-theme.ts';
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

type SamplePorts = { readonly themes: Themes; readonly blocks: readonly PrebuiltBlock[] };

/** Shorter ones, such as “All services”, fit any business. */
const MIN_WORDS = 4;

/** Prices, years, and the like. */
const AMOUNT = /\d\d|[$€£%]/;

/** Has an amount or a word of the sample business’s trade. */
const isSpecific = (text: string, tradeWords: readonly string[]): boolean =>
  AMOUNT.test(text) || tradeWords.some((word) => text.toLowerCase().includes(word));

const isLong = (text: string): boolean => text.split(' ').length >= MIN_WORDS;

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
function sampleTexts(theme: OpenTheme | null, blocks: readonly PrebuiltBlock[]) {
  const { pages = [], sections = [], trade_words = [] } = theme?.theme ?? {};
  const contents = pages.filter(isContent);
  const others = [...pages.filter((page) => !isContent(page)), ...sections];
  const written = blocks.flatMap(({ document }) => textsOf(document));
  const isSample = (text: string) => isLong(text) || isSpecific(text, trade_words);
  return {
    passages: new Set([
      ...[...written, ...(theme ? passagesIn(theme, contents) : [])].filter(isSample),
      ...(theme ? passagesIn(theme, others) : []).filter((text) => isSpecific(text, trade_words)),
    ]),
    searchTexts: new Set(
      contents
        .flatMap(({ seo_title, seo_description }) => [seo_title, seo_description])
        .filter(isSample),
    ),
  };
}

const hashesOf = (theme: OpenTheme): readonly string[] =>
  theme.theme.media.map((media) => mediaHash(theme, media));

/** The samples of a starter and of all prebuilt blocks, each read once. */
export function createSamples({ themes, blocks }: SamplePorts): (starter: string) => Samples {
  const read = (starter: string): Samples => {
    const theme = themes.has(starter) ? openTheme(themes, starter) : null;
    const images = [...(theme ? [theme] : []), openTheme(themes, IMAGE_THEME)];
    return {
      ...sampleTexts(theme, blocks),
      hashes: new Set(images.flatMap(hashesOf)),
    };
  };
  const byStarter = new Map<string, Samples>();
  return (starter) => {
    const samples = byStarter.get(starter) ?? read(starter);
    byStarter.set(starter, samples);
    return samples;
  };
}
