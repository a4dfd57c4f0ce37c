import { CatalogFont, invariant, SHIPPED_UPLOAD_SIZE, type WidgetLookup } from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';
import type { Config } from './config.ts';
import { createDocuments, type Documents } from './documents/documents.ts';
import { type Activation, createActivationState } from './features/activation/activation-state.ts';
import { createHubLink } from './features/activation/hub-link.ts';
import {
  type BlockImages,
  createBlockImages,
  IMAGE_THEME,
} from './features/blocks/block-images.ts';
import { createPageTemplates, type PageTemplates } from './features/blocks/page-templates.ts';
import { openPrebuilt, type PrebuiltBlock } from './features/blocks/prebuilt.ts';
import { createPrebuiltContent, type PrebuiltContent } from './features/blocks/prebuilt-content.ts';
import {
  createImageProcessor,
  type ImageProcessor,
} from './features/media/images/image-processor.ts';
import { mediaUrl } from './features/media/media-url.ts';
import {
  createNewsletterAccounts,
  type NewsletterAccounts,
} from './features/newsletter/provider-account.ts';
import type { ProviderAddress } from './features/newsletter/providers/provider.ts';
import {
  createSubscriptionLinks,
  type SubscriptionLinks,
} from './features/newsletter/subscription-links.ts';
import { createSubscriptions, type Subscriptions } from './features/newsletter/subscriptions.ts';
import { createPageAccess, type PageAccess } from './features/pages/page-access.ts';
import { startBlog } from './features/posts/blog-page.ts';
import { uniquePostSlug } from './features/posts/post-slug.ts';
import { createHitCounter, type HitCounter } from './features/redirects/hit-counter.ts';
import { createNotFoundLog, type NotFoundLog } from './features/redirects/not-found-log.ts';
import { createFormIntake, type FormIntake } from './features/submissions/intake.ts';
import { createThemeLibrary, type ThemeLibrary } from './features/themes/library.ts';
import { openTheme } from './features/themes/open-theme.ts';
import type { Starters } from './features/themes/starter.ts';
import { createStarters } from './features/themes/starters.ts';
import { openStateFile } from './features/updates/state-file.ts';
import { createDownloads, type Downloads } from './http/downloads.ts';
import { createHub, type Hub } from './hub/hub.ts';
import type { Logger } from './logging.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { createOwnDelivery, type OwnDelivery } from './mail/own-delivery.ts';
import { queueMail } from './mail/queue.ts';
import { isPublicAddress } from './outbound/public-address.ts';
import { createSafeFetch, type SafeFetch } from './outbound/safe-fetch.ts';
import { isLocalHost } from './outbound/site-probe.ts';
import { deriveHubKeys } from './security/hub-keys.ts';
import { createKnownDevices } from './security/known-devices.ts';
import { createLimits, type Limits } from './security/limits.ts';
import { createPasswords, type Passwords } from './security/passwords.ts';
import { createPreviewLinks, type PreviewLinks } from './security/preview-links.ts';
import { createSecrets, type Secrets } from './security/secrets.ts';
import { createSessions, type Sessions } from './security/sessions.ts';
import { createSigner } from './security/signing.ts';
import { readColors } from './settings/check-colors.ts';
import { readUploadLimits } from './settings/settings.ts';
import { createSearchIndex, type SearchIndex } from './site/search/search-index.ts';
import { createSiteTexts } from './site/texts.ts';
import { checkIsCopy } from './storage/database/copy-database.ts';
import { createHubStore } from './storage/database/hub-store.ts';
import { openStore } from './storage/database/open-store.ts';
import type { Store } from './storage/database/store.ts';
import type { FileStore } from './storage/files/file-store.ts';
import { createFolderStore } from './storage/files/folder-store.ts';
import { type MediaFiles, openMediaFiles } from './storage/files/open-files.ts';
import { type AppFiles, openAppFiles } from './storage/folders/app-files.ts';
import { readBlocksFolder } from './storage/folders/blocks-folder.ts';
import {
  type DataFolder,
  hubFile,
  openDataFolder,
  releasesFolder,
} from './storage/folders/data-folder.ts';
import { type FontFiles, openFonts } from './storage/folders/fonts-folder.ts';
import { openReleases } from './storage/folders/releases-folder.ts';
import { openThemes, type Themes } from './storage/folders/themes-folder.ts';
import { readFact } from './storage/records/facts.ts';

/** Dependencies of the services, each created once. */
export type AppContext = {
  readonly config: Config;
  readonly log: Logger;
  /** ms since 1970 */
  readonly clock: () => number;
  readonly files: AppFiles;
  readonly folder: DataFolder;
  readonly store: Store;
  readonly mediaFiles: MediaFiles;
  /** Files that visitors sent. Never public. */
  readonly attachments: FileStore;
  readonly forms: FormIntake;
  readonly subscriptions: Subscriptions;
  readonly subscriptionLinks: SubscriptionLinks;
  readonly newsletterAccounts: NewsletterAccounts;
  /** For URLs that users enter. */
  readonly safeFetch: SafeFetch;
  readonly lookup: WidgetLookup;
  readonly documents: Documents;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly limits: Limits;
  readonly secrets: Secrets;
  readonly mailer: Mailer;
  readonly previewLinks: PreviewLinks;
  readonly pageAccess: PageAccess;
  readonly hits: HitCounter;
  /** What visitors can find. */
  readonly index: SearchIndex;
  readonly notFound: NotFoundLog;
  readonly themes: Themes;
  readonly library: ThemeLibrary;
  readonly downloads: Downloads;
  readonly fontFiles: FontFiles;
  /** The fonts in `fontFiles`. */
  readonly fontCatalog: readonly CatalogFont[];
  readonly blocks: readonly PrebuiltBlock[];
  readonly blockImages: BlockImages;
  readonly prebuiltContent: PrebuiltContent;
  readonly pageTemplates: PageTemplates;
  readonly starters: Starters;
  /** For uploads, which block a user. */
  readonly images: ImageProcessor;
  /** For background jobs. */
  readonly backgroundImages: ImageProcessor;
  /** For images that visitors ask for, which must not delay uploads. */
  readonly drawings: ImageProcessor;
  /** Bytes that a file of any kind may have. Each kind has a limit of its own besides. */
  readonly uploadBytes: () => Promise<number>;
  /** The hub within this site, in use unless `PLINTH_HUB` names another one. */
  readonly hub: Hub;
  readonly activation: Activation;
  /** Hands a prepared update over. Null: the supervisor didn't start this process. */
  readonly notifySupervisor: (() => void) | null;
  /** Whether an update may take back what is written now. */
  readonly isSwapping: () => Promise<boolean>;
};

export type AppOptions = {
  readonly config: Config;
  readonly log: Logger;
  readonly clock?: () => number;
  /** Overridden in tests. */
  readonly notifySupervisor?: () => void;
  /** Overridden in tests. */
  readonly providerAddress?: ProviderAddress;
};

/** The message that a prepared update waits for the supervisor. */
export const UPDATE_MESSAGE = { type: 'update' } as const;

const supervisorOf = ({ install }: Config): (() => void) | null => {
  if (install === undefined || !process.send) return null;
  // A supervisor that is gone finds the update in its file when it starts again.
  return () => void (process.connected && process.send?.(UPDATE_MESSAGE, () => undefined));
};

const openOwnDelivery = ({ isDemo, sendmail, address }: Config): OwnDelivery | null => {
  const site = new URL(address);
  const hostname = isLocalHost(site) ? undefined : site.hostname;
  return isDemo ? null : createOwnDelivery({ sendmail, hostname, isAllowed: isPublicAddress });
};

/** Opens the data folder and database and creates all dependencies. Throws `StartupError`. */
export async function createAppContext({
  config,
  log,
  clock = Date.now,
  notifySupervisor,
  providerAddress,
}: AppOptions): Promise<AppContext> {
  const files = openAppFiles(import.meta.dirname);
  const folder = openDataFolder(config.data);
  const onError = (err: unknown) => log.warn({ err }, 'a database connection was lost');
  const mediaFiles = openMediaFiles({
    folder: folder.path,
    address: config.mediaStorage,
    environment: process.env,
  });
  if (config.isRehearsal) await checkIsCopy(config.store);
  const store = await openStore(config.store, folder, { clock, onError });
  const documents = createDocuments({
    lookup: widgetDefinition,
    readColors,
  });
  const attachments = createFolderStore(`${folder.path}/attachments`, mediaFiles.staging);
  const images = createImageProcessor({ timeoutMs: 20_000, isAwaited: true });
  const secretKey = folder.secretKey();
  invariant(secretKey, 'an open store has a secret key');
  const secrets = createSecrets(secretKey);
  const hub = createHub({
    keys: deriveHubKeys(secretKey),
    store: createHubStore(hubFile(folder)),
    releases: openReleases(releasesFolder(folder)),
    clock,
    onlyProduct: async () => (await readFact(store.read, 'installation')) ?? '',
  });
  const passwords = createPasswords();
  const limits = createLimits({ store, clock });
  const { isSwapping } = openStateFile(config.install ?? null);
  const signer = (purpose: string) => createSigner(secretKey, purpose);
  const subscriptionLinks = createSubscriptionLinks(signer('newsletter'));
  const safeFetch = createSafeFetch(config);
  const newsletterAccounts = createNewsletterAccounts({
    ...{ secrets, fetch: safeFetch },
    addressOf: providerAddress ?? ((_, own) => own),
  });
  const subscriptions = createSubscriptions({
    ...{ store, queueMail, links: subscriptionLinks, accounts: newsletterAccounts },
  });
  const themes = openThemes(`${files.root}/themes`, files.version);
  const fontFiles = openFonts(`${files.root}/fonts`);
  const blocks = openPrebuilt(readBlocksFolder(`${files.root}/blocks`));
  const blockImages = createBlockImages(() => openTheme(themes, IMAGE_THEME), {
    store,
    mediaFiles: mediaFiles.store,
  });
  const prebuiltContent = createPrebuiltContent({ store, documents, blockImages });
  return {
    config,
    log,
    clock,
    files,
    folder,
    store,
    mediaFiles,
    attachments,
    forms: createFormIntake({
      ...{ store, attachments, images, limits, clock, log },
      signer: signer('form'),
      isDemo: config.isDemo,
      isSwapping,
      subscribe: subscriptions.subscribe,
    }),
    subscriptions,
    subscriptionLinks,
    newsletterAccounts,
    safeFetch,
    lookup: widgetDefinition,
    documents,
    passwords,
    sessions: createSessions({ store, clock, devices: createKnownDevices(signer('device')) }),
    limits,
    secrets,
    mailer: createMailer({ store, secrets, urlOf: mediaUrl, own: openOwnDelivery(config) }),
    hits: createHitCounter({ store, log }),
    index: createSearchIndex({
      ...{ store, clock, log },
      texts: createSiteTexts(),
      build: files.version,
    }),
    notFound: createNotFoundLog({ store, log }),
    previewLinks: createPreviewLinks(signer('preview')),
    pageAccess: createPageAccess({
      store,
      signer: signer('access'),
      secrets,
      passwords,
      limits,
      clock,
    }),
    themes,
    library: createThemeLibrary({ store, themes, mediaFiles }),
    downloads: createDownloads(signer('download'), clock),
    fontFiles,
    fontCatalog: CatalogFont.array().parse(fontFiles.list()),
    blocks,
    blockImages,
    prebuiltContent,
    pageTemplates: createPageTemplates({ store, blocks, content: prebuiltContent }),
    starters: createStarters({
      ...{ themes, store, documents, secrets },
      mediaFiles: mediaFiles.store,
      lookup: widgetDefinition,
      ...{ startBlog, uniquePostSlug },
    }),
    images,
    backgroundImages: createImageProcessor({ timeoutMs: 120_000 }),
    drawings: createImageProcessor({ timeoutMs: 10_000 }),
    uploadBytes: async () =>
      Math.max((await readUploadLimits(store.read)).upload_max_size, SHIPPED_UPLOAD_SIZE) * 1024,
    hub,
    isSwapping,
    notifySupervisor: notifySupervisor ?? supervisorOf(config),
    activation: createActivationState({
      ...{ store, clock },
      hub: createHubLink(config, hub),
      version: files.version,
    }),
  };
}
