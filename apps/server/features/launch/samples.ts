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

const documentsOf = ({ theme, document }: OpenTheme): readonly WidgetNode[] =>
  [...theme.pages, ...theme.sections].map(({ file }) => document(file) as WidgetNode);

const hashesOf = (theme: OpenTheme): readonly string[] =>
  theme.theme.media.map((media) => mediaHash(theme, media));

/** The samples of a starter and of all prebuilt blocks, each read once. */
export function createSamples({ themes, blocks }: SamplePorts): (starter: string) => Samples {
  const read = (starter: string): Samples => {
    const theme = themes.has(starter) ? openTheme(themes, starter) : null;
    const documents = [
      ...(theme ? documentsOf(theme) : []),
      ...blocks.map(({ document }) => document),
    ];
    const searchTexts = theme?.theme.pages.flatMap((page) => [
      page.seo_title,
      page.seo_description,
    ]);
    const images = [...(theme ? [theme] : []), openTheme(themes, IMAGE_THEME)];
    return {
      passages: new Set(documents.flatMap(passagesOf)),
      searchTexts: new Set(searchTexts?.filter((text) => text !== '')),
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
