import { RpcError } from '@plinth/contract';
import { queueMail } from './mail/queue.ts';
import { createMedia } from './media/media.ts';
import { createFraming } from './outbound/framing.ts';
import { createSafeFetch } from './outbound/safe-fetch.ts';
import type { Parts } from './parts.ts';
import type { AllHandlers } from './rpc/context.ts';
import { createActivation } from './services/activation/activation.ts';
import { createAuth } from './services/auth/auth.ts';
import { createBackgrounds } from './services/backgrounds/backgrounds.ts';
import { createBlocks } from './services/blocks/blocks.ts';
import { createMenus } from './services/menus/menus.ts';
import { createPages } from './services/pages/pages.ts';
import { createPresets } from './services/presets/presets.ts';
import { createProfile } from './services/profile/profile.ts';
import { createSections } from './services/sections/sections.ts';
import { createSettings } from './services/settings/settings.ts';
import { createSetup } from './services/setup/setup.ts';
import { createStyles } from './services/styles/styles.ts';
import { createSupport } from './services/support/support.ts';
import { createSystem } from './services/system/system.ts';
import { createThemes } from './services/themes/themes.ts';
import { readActivation } from './settings/activation.ts';
import { activeTheme } from './settings/active-theme.ts';
import { readGeneral } from './settings/settings.ts';
import { createPageCost } from './site/page-cost.ts';
import { markInstalled } from './storage/open-store.ts';

/** Every service with what it needs: the place where they are all put together. */
export function createHandlers(parts: Parts, lastJob: () => number | null): AllHandlers {
  const { store, folder, config, files, pageAccess, themes, blocks, blockPictures } = parts;
  const ports = { ...parts, queueMail };
  const theme = () => activeTheme(store.read);
  return {
    ActivationService: createActivation(ports),
    AuthService: createAuth({
      ...ports,
      resetLink: (token) => resetLink(parts, token),
      signInGate: async () => {
        const { state } = await readActivation(store.read);
        return state === 'active' ? null : notActivated();
      },
      loginToPage: async ({ page_id, password }, { caller }) => {
        await pageAccess.login(page_id, password, caller);
        return true;
      },
    }),
    BackgroundsService: createBackgrounds(ports),
    BlocksService: createBlocks({
      ...ports,
      prebuilt: blocks,
      pictures: blockPictures,
      version: files.version,
    }),
    ContentSection: createSections(ports),
    MediaService: createMedia({ ...ports, limits: parts.uploadLimits }),
    MenusService: createMenus(ports),
    PagesService: createPages({
      ...ports,
      pageCost: createPageCost(parts),
      framing: createFraming({
        fetch: createSafeFetch(config),
        siteAddress: async () => (await readGeneral(store.read)).address,
        clock: parts.clock,
      }),
    }),
    PresetsService: createPresets(ports),
    ProfileService: createProfile(ports),
    SettingsService: createSettings(ports),
    SetupService: createSetup({
      ...ports,
      address: config.address,
      markInstalled: () => markInstalled(store, folder),
    }),
    StylesService: createStyles(ports),
    SupportService: createSupport(ports),
    SystemService: createSystem({
      ...ports,
      version: files.version,
      build: files.version,
      isDemo: config.isDemo,
      demoLogin: config.owner,
      hub: config.hub ?? '/hub/',
      activeTheme: theme,
      lastJob,
    }),
    ThemesService: createThemes({ themes, activeTheme: theme }),
  };
}

const notActivated = () =>
  new RpcError('PRODUCT_IS_NOT_ACTIVATED', {
    errors: { error: ['PRODUCT_IS_NOT_ACTIVATED'], info: [] },
  });

/** Where the panel takes a reset token; from the stored address only, whatever a request says. */
export async function resetLink({ store }: Pick<Parts, 'store'>, token: string): Promise<string> {
  const { address } = await readGeneral(store.read);
  return `${address.replace(/\/+$/, '')}/admin/#!/auth/reset/${token}/`;
}
