import type { ThemeRecord } from '@plinth/contract';
import { STARTER_PREVIEWS, type ThemeInfo } from '../../storage/folders/themes-folder.ts';

/** The URL of a picture of a theme, if it has it: `previews/desktop.webp`. */
export type PictureUrl = (file: string) => string | undefined;

/** The home page on the devices of `STARTER_PREVIEWS`. */
export function homePictures(urlOf: PictureUrl): ThemeRecord['previews'] {
  const [desktop, mobile] = STARTER_PREVIEWS.map((device) => urlOf(`previews/${device}.webp`));
  return desktop !== undefined && mobile !== undefined ? { desktop, mobile } : null;
}

type Page = { readonly key: string; readonly name: string };

/** Pages of a theme that are shown: its first ones. */
export const SHOWN_PAGES = 6;

export const pagePicture = (key: string): string => `previews/page-${key}.webp`;

/** Pages that the theme has a picture of. */
export const pagePictures = (pages: readonly Page[], urlOf: PictureUrl): ThemeRecord['gallery'] =>
  pages
    .flatMap(({ key, name }) => {
      const url = urlOf(pagePicture(key));
      return url === undefined ? [] : [{ name, url }];
    })
    .slice(0, SHOWN_PAGES);

/** Pictures of themes that come with the product. */
export const shippedPictures =
  ({ id, pictures }: Pick<ThemeInfo, 'id' | 'pictures'>): PictureUrl =>
  (file) =>
    pictures.includes(file) ? `/admin/themes/${id}/${file}` : undefined;
