import { type DesignSections, type DraftLogo, siteDesignChanges } from '@plinth/contract';
import { type CatalogFont, type DataResult, layeredBackgrounds } from '@plinth/model';
import { closedCode } from '@plinth/widgets/kit';
import { readFontLibrary } from '../../features/fonts/link-fonts.ts';
import type { DocumentTarget } from '../../security/preview-links.ts';
import type { Reader } from '../../storage/database/store.ts';
import { designCss, readSiteDesign, withDesignChanges, withImages } from '../design-stylesheet.ts';
import type { SiteFacts } from '../facts/site-facts.ts';
import type { SiteSettings } from '../facts/site-settings.ts';
import { type LoadedDocument, loadDocument } from './load-document.ts';
import { PREVIEW_SCRIPT } from './preview-script.ts';

export type PreviewInput = {
  readonly loaded: LoadedDocument;
  readonly facts: SiteFacts;
  /** The stylesheet of an unsaved site design. */
  readonly css?: string;
  /** Those that aren't in the library. */
  readonly images?: readonly DataResult<'media'>[];
};

/** A page in another theme. */
export type ThemePreview = Required<Pick<PreviewInput, 'css' | 'images'>> &
  Pick<SiteSettings, 'layered_backgrounds'>;

/** No image of the library has this id. */
const DRAWN_LOGO_ID = 0;

const drawnLogo = (svg: string): DataResult<'media'> => ({
  ...{ id: DRAWN_LOGO_ID, name: 'logo.svg', mime_type: 'image/svg+xml', title: '', alt: '' },
  url: `data:image/svg+xml,${encodeURIComponent(svg)}`,
  ...{ width: null, height: null, size: null, focal_point: { x: 50, y: 50 }, renditions: [] },
});

const withSettings = (preview: PreviewInput, changed: Partial<SiteSettings>): PreviewInput => ({
  ...preview,
  facts: { ...preview.facts, settings: { ...preview.facts.settings, ...changed } },
});

function withLogo(preview: PreviewInput, logo: DraftLogo): PreviewInput {
  const { facts } = preview.facts.settings;
  const shown =
    'id' in logo
      ? { logo_id: logo.id, has_logo_backdrop: logo.has_backdrop }
      : { logo_id: DRAWN_LOGO_ID, has_logo_backdrop: false };
  return {
    ...withSettings(preview, { facts: { ...facts, ...shown } }),
    images: 'svg' in logo ? [drawnLogo(logo.svg)] : [],
  };
}

/** Limits custom code in unsaved changes to what the live preview settings allow. */
function withAllowedCode({ loaded, facts }: PreviewInput): PreviewInput {
  const { run_injected_code, run_embed_code } = facts.settings.live_preview;
  const settings = {
    ...facts.settings,
    ...(run_injected_code ? {} : { head_code: '', body_code: '', allows_page_code: false }),
    ...(run_embed_code ? {} : { allows_embeds: false }),
  };
  const body_code = closedCode(settings.body_code) + PREVIEW_SCRIPT;
  return { loaded, facts: { ...facts, settings: { ...settings, body_code } } };
}

/**
 * The document of a signed URL. Undefined if the document or its draft preview no longer exists.
 */
export async function loadPreview(
  { db, fontCatalog }: { readonly db: Reader; readonly fontCatalog: readonly CatalogFont[] },
  { owner, draft_id }: DocumentTarget,
  facts: SiteFacts,
): Promise<PreviewInput | undefined> {
  const loaded = await loadDocument(db, owner, { tag: () => undefined });
  if (!loaded || draft_id === undefined) return loaded && { loaded, facts };
  const row = await db
    .selectFrom('look')
    .select(['sections', 'design', 'logo', 'theme'])
    .where('id', '=', draft_id)
    .where('owner_kind', '=', owner.kind)
    .where('owner_id', '=', owner.id)
    .executeTakeFirst();
  if (!row) return undefined;
  const unsaved: Partial<DesignSections> = JSON.parse(row.sections);
  const drafted = withAllowedCode({
    loaded: { ...loaded, sections: { ...loaded.sections, ...unsaved } },
    facts,
  });
  const preview = row.logo === null ? drafted : withLogo(drafted, JSON.parse(row.logo));
  if (row.theme !== null) {
    const { layered_backgrounds, ...theme } = JSON.parse(row.theme) as ThemePreview;
    return { ...withSettings(preview, { layered_backgrounds }), ...theme };
  }
  if (row.design === null) return preview;
  const changes = siteDesignChanges.parse(JSON.parse(row.design));
  const library = await readFontLibrary(db, fontCatalog);
  const stored = await readSiteDesign(db);
  const design = await withImages(db, withDesignChanges(stored, changes, library));
  const layered_backgrounds = layeredBackgrounds(design.backgrounds);
  return { ...withSettings(preview, { layered_backgrounds }), css: designCss(design) };
}
