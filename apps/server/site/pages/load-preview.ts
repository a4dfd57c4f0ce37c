import type { DesignSections, DraftLogo, SiteDesignChanges } from '@plinth/contract';
import type { DataResult, SiteFont } from '@plinth/model';
import type { DocumentTarget } from '../../security/preview-links.ts';
import type { Reader } from '../../storage/database/store.ts';
import { designCss, readSiteDesign, withDesignChanges } from '../design-stylesheet.ts';
import type { SiteFacts } from '../facts/site-facts.ts';
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

/** No image of the library has this id. */
const DRAWN_LOGO_ID = 0;

const drawnLogo = (svg: string): DataResult<'media'> => ({
  ...{ id: DRAWN_LOGO_ID, name: 'logo.svg', mime_type: 'image/svg+xml', title: '', alt: '' },
  url: `data:image/svg+xml,${encodeURIComponent(svg)}`,
  ...{ width: null, height: null, size: null, focal_point: { x: 50, y: 50 }, renditions: [] },
});

function withLogo(preview: PreviewInput, logo: DraftLogo): PreviewInput {
  const { settings } = preview.facts;
  const logo_id = 'id' in logo ? logo.id : DRAWN_LOGO_ID;
  return {
    ...preview,
    facts: {
      ...preview.facts,
      settings: { ...settings, facts: { ...settings.facts, logo_id } },
    },
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
  const body_code = settings.body_code + PREVIEW_SCRIPT;
  return { loaded, facts: { ...facts, settings: { ...settings, body_code } } };
}

/**
 * The document of a signed URL. Undefined if the document or its draft preview no longer exists.
 */
export async function loadPreview(
  { db, fontCatalog }: { readonly db: Reader; readonly fontCatalog: readonly SiteFont[] },
  { owner, draft_id }: DocumentTarget,
  facts: SiteFacts,
): Promise<PreviewInput | undefined> {
  const loaded = await loadDocument(db, owner, { tag: () => undefined });
  if (!loaded || draft_id === undefined) return loaded && { loaded, facts };
  const row = await db
    .selectFrom('look')
    .select(['sections', 'design', 'logo'])
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
  if (row.design === null) return preview;
  const changes: SiteDesignChanges = JSON.parse(row.design);
  const design = withDesignChanges(await readSiteDesign(db), changes, fontCatalog);
  return { ...preview, css: designCss(design) };
}
