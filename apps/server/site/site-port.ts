import type { CatalogFont, WidgetLookup } from '@plinth/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageTemplates } from '../features/blocks/page-templates.ts';
import type { ImageProcessor } from '../features/media/images/image-processor.ts';
import type { SubscriptionLinks } from '../features/newsletter/subscription-links.ts';
import type { Subscriptions } from '../features/newsletter/subscriptions.ts';
import type { PageAccess } from '../features/pages/page-access.ts';
import type { HitCounter } from '../features/redirects/hit-counter.ts';
import type { NotFoundLog } from '../features/redirects/not-found-log.ts';
import type { FormIntake } from '../features/submissions/intake.ts';
import type { FastHandler } from '../http/fast-handler.ts';
import type { Logger } from '../logging.ts';
import type { Caller } from '../security/caller.ts';
import type { Limits } from '../security/limits.ts';
import type { PreviewLinks } from '../security/preview-links.ts';
import type { Secrets } from '../security/secrets.ts';
import type { Sessions } from '../security/sessions.ts';
import type { Store } from '../storage/database/store.ts';
import type { MediaFiles } from '../storage/files/open-files.ts';
import type { AppFiles } from '../storage/folders/app-files.ts';
import type { DataFolder } from '../storage/folders/data-folder.ts';
import type { FontFiles } from '../storage/folders/fonts-folder.ts';
import type { Themes } from '../storage/folders/themes-folder.ts';
import type { SearchIndex } from './search/search-index.ts';

/**
 * Dependencies of the public site. Two rules keep a page cache correct: `store.changes.subscribe`
 * receives every change before its save responds, and `store.changes.catchUp` must run before a
 * cached page is served, to receive changes of other processes.
 */
export type SitePorts = {
  readonly store: Store;
  readonly folder: DataFolder;
  readonly files: AppFiles;
  readonly log: Logger;
  readonly clock: () => number;
  readonly secrets: Secrets;
  readonly sessions: Sessions;
  readonly pageAccess: PageAccess;
  readonly forms: FormIntake;
  /** Whether an update may take back what is written now. */
  readonly isSwapping: () => Promise<boolean>;
  readonly subscriptions: Subscriptions;
  readonly subscriptionLinks: SubscriptionLinks;
  readonly lookup: WidgetLookup;
  readonly limits: Limits;
  readonly themes: Themes;
  readonly fontFiles: FontFiles;
  readonly fontCatalog: readonly CatalogFont[];
  readonly pageTemplates: PageTemplates;
  readonly previewLinks: PreviewLinks;
  readonly mediaFiles: MediaFiles;
  readonly drawings: ImageProcessor;
  readonly hits: HitCounter;
  readonly index: SearchIndex;
  readonly notFound: NotFoundLog;
  readonly callerOf: (request: FastifyRequest, reply: FastifyReply) => Caller;
  /** Sets the handler for cached pages. At most one. */
  readonly setFastHandler: (answer: FastHandler) => void;
};

/** Adds the public site's routes, including the catch-all route. */
export type MountSite = (app: FastifyInstance, ports: SitePorts) => Promise<void>;
