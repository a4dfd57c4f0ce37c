import type { services } from '@plinth/contract';
import type { Handlers } from '../../rpc/context.ts';
import type { Themes } from '../../storage/folders/themes-folder.ts';

export const createThemes = ({
  themes,
  activeTheme,
}: {
  readonly themes: Themes;
  /** The id of the theme that the site was created from. */
  readonly activeTheme: () => Promise<string>;
}): Handlers<typeof services.ThemesService> => ({
  getList: async () => {
    const active = await activeTheme();
    return {
      items: themes.list().map(({ id, name, version, description }) => ({
        id,
        name,
        version,
        description,
        is_active: id === active,
      })),
    };
  },
});
