import { isOlder } from '@plinth/model';
import type { Themes } from '../../storage/folders/themes-folder.ts';
import { installEmptySite } from './empty-site.ts';
import { type InstallPorts, installTheme } from './install-theme.ts';
import { openTheme } from './open-theme.ts';
import { NO_STARTER, type PreparedStarter, type Starters } from './starter.ts';
import { withoutBlog } from './theme-blog.ts';
import { type MediaPorts, storeFiles } from './theme-media.ts';
import { homePictures, shippedPictures } from './theme-pictures.ts';

export type StarterPorts = InstallPorts & MediaPorts & { readonly themes: Themes };

const EMPTY = { id: NO_STARTER, name: 'Empty', description: '', has_blog: false, previews: null };

const emptySite: PreparedStarter = {
  site_name: null,
  install: (tx) => installEmptySite(tx, 'Home'),
};

export const createStarters = (ports: StarterPorts): Starters => ({
  list: () => [
    ...ports.themes
      .list()
      .filter(({ min_version }) => !isOlder(ports.themes.version, min_version))
      .map(({ id, name, description, has_blog, pictures }) => ({
        ...{ id, name, description, has_blog },
        previews: homePictures(shippedPictures({ id, pictures })),
      })),
    EMPTY,
  ],
  has: (id) => id === NO_STARTER || ports.themes.has(id),
  prepare: async (id, { with_blog } = { with_blog: false }) => {
    if (id === NO_STARTER) return emptySite;
    const opened = openTheme(ports.themes, id);
    const theme = with_blog ? opened : withoutBlog(opened);
    const files = await storeFiles(theme, ports);
    return {
      site_name: theme.theme.site_name,
      install: (tx) => installTheme(tx, { theme, files, ports }),
    };
  },
});
