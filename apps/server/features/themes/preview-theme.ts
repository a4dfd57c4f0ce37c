import type { DataResult, LayeredBackground, Owner, WidgetNode } from '@plinth/model';
import { SHARED_KINDS, sharedSection } from '../../documents/shared-sections.ts';
import type { DocumentTarget, PreviewLinks } from '../../security/preview-links.ts';
import { dryRun } from '../../storage/database/dry-run.ts';
import type { Reader, Tx } from '../../storage/database/store.ts';
import { getRecord } from '../../storage/records/records.ts';
import {
  type ActivatePorts,
  applyTheme,
  type PreparedTheme,
  prepareTheme,
} from './activate-theme.ts';
import { NO_STARTER } from './starter.ts';

type PreviewDesign = {
  readonly css: string;
  readonly layered_backgrounds: readonly LayeredBackground[];
};

type PreviewContent = {
  readonly sections: { readonly [name: string]: WidgetNode };
  readonly theme: PreviewDesign & { readonly images: readonly DataResult<'media'>[] };
};

export type PreviewPorts = ActivatePorts & {
  readonly clock: () => number;
  readonly previewLinks: PreviewLinks;
  readonly readDesign: (db: Reader) => Promise<PreviewDesign>;
  readonly readImages: (
    db: Reader,
    ids: readonly number[],
  ) => Promise<readonly DataResult<'media'>[]>;
  readonly storePreview: (tx: Tx, owner: Owner, content: PreviewContent) => Promise<DocumentTarget>;
};

export type ThemePreview = {
  readonly id: string;
  readonly restore: boolean;
  readonly page_id: number;
};

/**
 * Creates previews of pages in other themes: the theme is activated in a transaction that is rolled
 * back, so a page looks as it will. Images of a theme are stored once in a process.
 */
export function createThemePreviews(ports: PreviewPorts) {
  const { store, library, readDesign, readImages, storePreview, previewLinks, clock } = ports;
  const stored = new Map<string, Promise<PreparedTheme>>();
  const prepareOnce = async (activation: Parameters<typeof prepareTheme>[0]) => {
    const { id, restore } = activation;
    // Another version of a theme has other files.
    const theme = id === NO_STARTER ? null : (await library.open(id)).theme;
    const key = JSON.stringify([theme, restore]);
    const prepared = stored.get(key) ?? prepareTheme(activation, ports);
    stored.set(key, prepared);
    prepared.catch(() => stored.delete(key));
    return prepared;
  };
  return async ({ page_id, ...theme }: ThemePreview) => {
    const activation = { ...theme, with_pages: false };
    const prepared = await prepareOnce(activation);
    const content = await dryRun(store, async (tx): Promise<PreviewContent> => {
      const page = await getRecord(tx.db, 'page', page_id);
      const { images } = await applyTheme(tx, activation, { prepared, ports });
      const sections: { [name: string]: WidgetNode } = {};
      for (const kind of SHARED_KINDS) {
        const section = await sharedSection(tx.db, page, kind);
        if (section) sections[kind] = section.document;
      }
      const design = await readDesign(tx.db);
      return { sections, theme: { ...design, images: await readImages(tx.db, images) } };
    });
    const owner = { kind: 'page' as const, id: page_id };
    const target = await store.transaction((tx) => storePreview(tx, owner, content));
    return previewLinks.create(target, clock());
  };
}
