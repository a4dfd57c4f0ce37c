import { fontPreloads, type WidgetNode } from '@plinth/model';
import type { Reader } from '../../storage/database/store.ts';
import type { Recorder } from '../cache/dependency-log.ts';
import type { ClientScripts } from '../client-scripts.ts';
import type { SiteFacts } from '../facts/site-facts.ts';
import type { createSiteTexts } from '../texts.ts';
import { type RenderedSitePage, renderSitePage, type Subject } from './render-site-page.ts';

export type RendererPorts = {
  readonly db: Reader;
  readonly clock: () => number;
  readonly texts: ReturnType<typeof createSiteTexts>;
  readonly clients: Pick<ClientScripts, 'url'>;
  readonly onBroken: (node: WidgetNode, error: unknown) => void;
};

export type PageRenderer = (
  subject: Subject,
  facts: SiteFacts,
  recorder: Recorder,
) => Promise<RenderedSitePage>;

/** Renders pages the same way for visitors, previews, and measurements. */
export const createPageRenderer =
  ({ db, clock, texts, clients, onBroken }: RendererPorts): PageRenderer =>
  async (subject, facts, recorder) => {
    const { settings } = facts;
    return renderSitePage(subject, {
      ...{ db, facts, recorder, now: clock(), onBroken },
      text: await texts(settings.general),
      preloads: fontPreloads(settings.fonts),
      clientAddress: clients.url,
    });
  };
