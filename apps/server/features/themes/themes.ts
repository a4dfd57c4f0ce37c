import { RpcError, type services, type ThemeRecord } from '@plinth/contract';
import { HexColor } from '@plinth/model';
import { z } from 'zod';
import type { Downloads } from '../../http/downloads.ts';
import type { Handlers } from '../../rpc/context.ts';
import { activateTheme, readKeptParts } from './activate-theme.ts';
import { deleteTheme } from './delete-theme.ts';
import { type FormerDesign, readFormerDesigns } from './former-design.ts';
import { type FormerVersion, readFormerVersions } from './former-version.ts';
import { installZip } from './install-zip.ts';
import type { ListedTheme } from './library.ts';
import { createThemePreviews, type PreviewPorts } from './preview-theme.ts';
import { NO_STARTER } from './starter.ts';
import { homePictures, pagePictures } from './theme-pictures.ts';
import { goBackTo, type UpdatesPort, updateTheme, type VersionsPorts } from './theme-versions.ts';

export type ThemesPorts = VersionsPorts &
  PreviewPorts & {
    readonly downloads: Downloads;
    readonly activeTheme: () => Promise<string>;
  };

/** What the list shows, also of themes whose other fields only a newer version knows. */
const Summary = z.object({
  name: z.string(),
  version: z.string().catch(''),
  min_version: z.string().catch('0.0.0'),
  description: z.string().catch(''),
  author: z.string().catch(''),
  colors: z.object({ main: z.array(HexColor) }).catch({ main: [] }),
  fonts: z.array(z.object({ family: z.string() })).catch([]),
  pages: z
    .array(z.object({ key: z.string(), name: z.string(), page_type: z.string().default('page') }))
    .catch([]),
});

type SiteThemes = {
  readonly active: string;
  readonly designs: readonly FormerDesign[];
  readonly versions: readonly FormerVersion[];
  readonly updates: Awaited<ReturnType<UpdatesPort['read']>>;
};

const isoTime = (time: number): string => new Date(time).toISOString();

function toRecord(
  { id, manifest, is_shipped, is_compatible, pictureUrl }: ListedTheme,
  { active, designs, versions, updates }: SiteThemes,
): ThemeRecord {
  const saved = designs.find(({ theme }) => theme === id);
  const { colors, fonts, pages, ...summary } = Summary.parse(manifest);
  const former = versions.find(({ theme }) => theme === id)?.version;
  return {
    ...{ id, is_shipped, is_compatible },
    previews: homePictures(pictureUrl),
    gallery: pagePictures(pages, pictureUrl),
    ...summary,
    is_active: id === active,
    colors: colors.main,
    fonts: fonts.map(({ family }) => family),
    pages: pages.filter(({ page_type }) => page_type === 'page').map(({ name }) => name),
    saved_at: saved && id !== active ? isoTime(saved.created) : null,
    update: updates.updates.find((one) => one.id === id)?.update ?? null,
    former_version: former === undefined || former === summary.version ? null : former,
  };
}

/** The theme that the site had before the active one, if it's still there. */
function formerOf(themes: readonly ThemeRecord[], { active, designs }: SiteThemes) {
  const latest = designs.find(({ theme }) => theme !== (active || NO_STARTER));
  if (!latest) return null;
  const theme = themes.find(({ id }) => id === latest.theme);
  const isUsable = theme ? theme.is_compatible : latest.theme === NO_STARTER;
  if (!isUsable) return null;
  return { id: latest.theme, name: theme?.name ?? '', saved_at: isoTime(latest.created) };
}

export function createThemes(ports: ThemesPorts): Handlers<typeof services.ThemesService> {
  const { store, library, activeTheme, themeUpdates } = ports;
  const readAll = async () => {
    const site: SiteThemes = {
      active: await activeTheme(),
      designs: await readFormerDesigns(store.read),
      versions: await readFormerVersions(store.read),
      updates: await themeUpdates.read(),
    };
    const items = (await library.list()).map((theme) => toRecord(theme, site));
    const update_problem = site.updates.problem;
    return { items, former: formerOf(items, site), update_problem };
  };
  const read = async (id: string): Promise<ThemeRecord> => {
    const theme = (await readAll()).items.find((one) => one.id === id);
    if (!theme) throw new RpcError('NOT_FOUND');
    return theme;
  };
  return {
    getList: readAll,
    install: async (_, { actor, file }) => read(await installZip(file, ports, actor)),
    update: async (params, { actor }) => {
      await updateTheme(params, ports, actor);
      return read(params.id);
    },
    goBack: async (params, { actor }) => {
      await goBackTo(params, ports, actor);
      return read(params.id);
    },
    getKeptParts: async (params) => ({ items: [...(await readKeptParts(params, ports))] }),
    preview: createThemePreviews(ports),
    activate: (params, { actor }) => activateTheme(params, ports, actor),
    delete: async ({ id }, { actor }) => {
      await deleteTheme(id, ports, actor);
      return true;
    },
    export: async ({ id }) => {
      const { theme } = await ports.library.open(id);
      return { url: ports.downloads.urlOf('theme-archives', id, `${id}-${theme.version}.zip`) };
    },
  };
}
