import { HUB_PATH } from '@plinth/contract';
import { layeredBackgrounds } from '@plinth/model';
import type { AppContext } from './app-context.ts';
import { createBackupPorts } from './backup-ports.ts';
import { createExportPorts } from './export-ports.ts';
import { createAccounts } from './features/accounts/accounts.ts';
import { activationError, createActivation } from './features/activation/activation.ts';
import { hubUrl } from './features/activation/hub-link.ts';
import { createAuditLog } from './features/audit/audit-log.ts';
import { createAuth } from './features/auth/auth.ts';
import { createBackgrounds } from './features/backgrounds/backgrounds.ts';
import { backUpFirst } from './features/backups/backup-jobs.ts';
import { asRefusal, createBackups } from './features/backups/backups-service.ts';
import { createBlocks } from './features/blocks/blocks.ts';
import { createData } from './features/data/data-service.ts';
import { storePreview } from './features/document-owners/draft-preview.ts';
import { createEmbeds, type EmbedsPorts } from './features/embeds/embeds.ts';
import { createMapPictures } from './features/embeds/map/make-pictures.ts';
import { createExports } from './features/exports/exports-service.ts';
import { createFonts } from './features/fonts/fonts.ts';
import { createLinkFonts, readFontLibrary } from './features/fonts/link-fonts.ts';
import { readFontInfo } from './features/fonts/reader/read-font.ts';
import { createLaunch } from './features/launch/launch.ts';
import { createSamples } from './features/launch/samples.ts';
import { createLinks } from './features/links/links-service.ts';
import { createLogos } from './features/logos/logos.ts';
import { createMedia, findByHash } from './features/media/media.ts';
import { createMenus } from './features/menus/menus.ts';
import { createSubscribers } from './features/newsletter/subscribers.ts';
import { createPages } from './features/pages/pages.ts';
import { uniqueSlug } from './features/pages/slug.ts';
import { createPopups } from './features/popups/popups.ts';
import { createBlog } from './features/posts/blog.ts';
import { startBlog } from './features/posts/blog-page.ts';
import { uniquePostSlug } from './features/posts/post-slug.ts';
import { createPosts } from './features/posts/posts.ts';
import { createPresets } from './features/presets/presets.ts';
import { createProfile } from './features/profile/profile.ts';
import { addMovedArchive } from './features/redirects/add-moved.ts';
import { createRedirects } from './features/redirects/redirects-service.ts';
import { createSections } from './features/sections/sections.ts';
import { createSettings } from './features/settings/settings.ts';
import { createSetup } from './features/setup/setup.ts';
import { createSaveSiteDesign } from './features/site-design/save-site-design.ts';
import { createStyles } from './features/styles/styles.ts';
import { createSubmissions } from './features/submissions/submissions.ts';
import { createSupport } from './features/support/support.ts';
import { createSystem } from './features/system/system.ts';
import { readUsedThemes } from './features/themes/former-design.ts';
import { createThemes } from './features/themes/themes.ts';
import { checkAfterSignIn } from './features/updates/check-updates.ts';
import { createUpdates } from './features/updates/updates-service.ts';
import { createHealthPorts } from './health-ports.ts';
import { queueMail } from './mail/queue.ts';
import { createFraming } from './outbound/framing.ts';
import { probeSite } from './outbound/site-probe.ts';
import { createPartRestorers } from './part-restorers.ts';
import type { AllHandlers } from './rpc/context.ts';
import { activeTheme } from './settings/active-theme.ts';
import { readGeneral, readUploadLimits } from './settings/settings.ts';
import { createCurrentData } from './site/data/current-data.ts';
import { readMediaData } from './site/data/media.source.ts';
import { designCss, readSiteDesign } from './site/design-stylesheet.ts';
import { createDocumentCost } from './site/document-cost.ts';
import { readSiteFacts } from './site/facts/site-facts.ts';
import { readFont } from './site/fonts.ts';
import { createSubmittedForm } from './site/pages/find-submitted-form.ts';
import { readSiteLinks } from './site/pages/site-links.ts';
import { livePaths, siteUrls } from './site/pages/site-urls.ts';
import { createSearchService } from './site/search/search-service.ts';
import { createShareCards } from './site/share-images/share-card.ts';
import { createSiteService } from './site/site-service.ts';
import { markInstalled } from './storage/database/open-store.ts';
import type { Reader } from './storage/database/store.ts';
import {
  createThemeUpdates,
  createUpdatePorts,
  createUpdatesServicePorts,
} from './update-ports.ts';

/** Creates all services with their dependencies. */
export function createHandlers(context: AppContext, lastJob: () => number | null): AllHandlers {
  const { store, folder, config, files, pageAccess, blocks, blockImages, safeFetch } = context;
  const ports = { ...context, queueMail };
  const backupPorts = createBackupPorts(context);
  const updatePorts = createUpdatePorts(context);
  const shareCards = createShareCards(context);
  const linkFonts = createLinkFonts(context.fontCatalog);
  const readFamilies = async (db: Reader) =>
    (await readFontLibrary(db, context.fontCatalog)).map(({ family }) => family);
  const shippedFonts = new Set(
    context.fontCatalog.flatMap(({ faces }) => faces.map(({ file }) => file)),
  );
  const isShippedBlock = (id: string) => blocks.some((block) => block.id === id);
  const loadData = createCurrentData(context);
  const theme = () => activeTheme(store.read);
  const samplesOf = createSamples(context);
  const readSamples = async () => samplesOf(await readUsedThemes(context, await theme()));
  const media = createMedia({
    ...ports,
    readLimits: () => readUploadLimits(store.read),
    sampleHashes: async () => (await readSamples()).hashes,
  });
  const embedPorts: EmbedsPorts = {
    fetch: safeFetch,
    findFile: (hash) => findByHash(store.read, hash),
    addFile: (file, call) => media.upload({ folder_id: null }, { ...call, file }),
  };
  const makeMapPictures = createMapPictures({
    ...ports,
    ...embedPorts,
    clock: context.clock,
    joinTiles: context.images.join,
  });
  const documentPorts = {
    ...ports,
    makeMapPictures,
    readShareCard: shareCards.readShareCard,
    documentCost: createDocumentCost(context),
    readSiteDesign: (db: Reader) => readSiteDesign(db),
    saveSiteDesign: createSaveSiteDesign({ ...context, linkFonts, readFamilies }),
  };
  const settings = createSettings({
    ...ports,
    reachable: config.reachable,
    timeZone: config.timeZone,
  });
  const readSiteUrls = async (db: Reader) => {
    const facts = await readSiteFacts(db);
    const urls = siteUrls(facts, context.clock(), [config.address]);
    return { ...urls, livePaths: livePaths(facts, context.clock()) };
  };
  return {
    AccountsService: createAccounts({
      clock: context.clock,
      readProof: context.activation.readProof,
    }),
    ActivationService: createActivation(ports),
    AuditService: createAuditLog({ store: context.store }),
    AuthService: createAuth({
      ...ports,
      resetLink: (token) => resetLink(context, token),
      onSignIn: (tx) => checkAfterSignIn(tx, updatePorts),
      signInGate: async () => {
        const { state, code } = await context.activation.read();
        return state === 'inactive' ? activationError(code ?? 'PRODUCT_IS_NOT_ACTIVATED') : null;
      },
      loginToPage: async ({ page_id, password }, { caller }) => {
        await pageAccess.login(page_id, password, caller);
        return true;
      },
    }),
    BackgroundsService: createBackgrounds(ports),
    BackupsService: createBackups({
      ...backupPorts,
      ...{ makeMapPictures, restorers: createPartRestorers(context) },
      ...{ downloads: context.downloads, limits: context.limits },
    }),
    BlocksService: createBlocks({
      ...ports,
      prebuilt: blocks,
      images: blockImages,
      content: context.prebuiltContent,
      version: files.version,
    }),
    BlogService: createBlog({ ...documentPorts, settings }),
    ContentSection: createSections({ ...ports, makeMapPictures, isShippedBlock }),
    DataService: createData({ loadData }),
    EmbedsService: createEmbeds(embedPorts),
    ExportsService: createExports({
      ...createExportPorts(context),
      ...{ store, downloads: context.downloads },
    }),
    FontsService: createFonts({ ...context, linkFonts }),
    LaunchService: createLaunch({
      ...ports,
      loadData,
      readSamples,
      readShareCard: shareCards.readHomeShareCard,
      probe: (url) => probeSite(url, safeFetch),
    }),
    LinksService: createLinks({
      store,
      siteLinks: () =>
        readSiteLinks(store.read, { now: context.clock(), addresses: [config.address] }),
    }),
    LogosService: createLogos({ store, readFont: (file) => readFont(context, file) }),
    MediaService: media,
    MenusService: createMenus(ports),
    PagesService: createPages({
      ...documentPorts,
      takeTemplate: context.pageTemplates.take,
      framing: createFraming({
        fetch: safeFetch,
        siteAddress: async () => (await readGeneral(store.read)).address,
        clock: context.clock,
      }),
    }),
    PopupsService: createPopups(documentPorts),
    PostsService: createPosts({
      ...documentPorts,
      addMovedArchive: async (tx, moved) => addMovedArchive(tx, moved, await readSiteUrls(tx.db)),
    }),
    PresetsService: createPresets(ports),
    ProfileService: createProfile(ports),
    RedirectsService: createRedirects({ ...ports, siteUrls: () => readSiteUrls(store.read) }),
    SearchService: createSearchService(context),
    SiteService: createSiteService(context),
    SettingsService: settings,
    SetupService: createSetup({
      ...ports,
      address: config.address,
      timeZone: config.timeZone,
      markInstalled: () => markInstalled(store, folder),
    }),
    StylesService: createStyles({ ...documentPorts, linkFonts, readFamilies }),
    SubmissionsService: createSubmissions({ ...context, formOf: createSubmittedForm(context) }),
    SubscribersService: createSubscribers(context),
    SupportService: createSupport({
      ...ports,
      hasRemoteHub: config.hub !== undefined,
      sendToHub: context.activation.sendFeedback,
    }),
    SystemService: createSystem({
      ...ports,
      version: files.version,
      build: files.version,
      isDemo: config.isDemo,
      demoLogin: config.owner,
      hub: config.hub === undefined ? HUB_PATH : hubUrl(config.hub),
      apiUrl: config.apiUrl,
      isTimeZoneFixed: config.timeZone !== undefined,
      activationState: async () => (await context.activation.read()).state,
      activeTheme: theme,
      lastJob,
      health: createHealthPorts(context, async () => true),
    }),
    ThemesService: createThemes({
      ...ports,
      mediaFiles: context.mediaFiles,
      ...{ linkFonts, storePreview },
      themeUpdates: createThemeUpdates(context),
      backUpFirst: () => backUpFirst('theme', backupPorts).catch(asRefusal),
      readDesign: async (db) => {
        const design = await readSiteDesign(db);
        const layered_backgrounds = layeredBackgrounds(design.backgrounds);
        return { css: designCss(design), layered_backgrounds };
      },
      readImages: (db, ids) => readMediaData(db, ids),
      uniqueSlug: (db, url) => uniqueSlug(db, url, { parent_id: null }),
      ...{ startBlog, uniquePostSlug },
      activeTheme: theme,
      isShippedFont: (file) => shippedFonts.has(file),
      shippedFamilies: context.fontCatalog.map(({ family }) => family),
      isShippedBlock,
      isFont: async (woff2) => (await readFontInfo(woff2)) !== null,
    }),
    UpdatesService: createUpdates(createUpdatesServicePorts(context)),
  };
}

/** The panel's password reset URL. Uses the stored site URL only, never request headers. */
export async function resetLink(
  { store }: Pick<AppContext, 'store'>,
  token: string,
): Promise<string> {
  const { address } = await readGeneral(store.read);
  return `${address.replace(/\/+$/, '')}/admin/#!/auth/reset/${token}/`;
}
