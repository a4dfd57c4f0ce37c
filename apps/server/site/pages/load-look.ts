import type { DesignSections } from '@plinth/contract';
import { type ColorTheme, colorStyles, type WidgetNode } from '@plinth/model';
import type { PreviewTarget } from '../../security/preview-links.ts';
import type { Reader } from '../../storage/store.ts';
import type { SiteFacts } from '../facts/site-facts.ts';
import { type LoadedPage, loadPage } from './load-page.ts';
import { LOOK_SCRIPT } from './look-script.ts';

/** What a preview is made of. */
export type Look = { readonly loaded: LoadedPage; readonly facts: SiteFacts };

const withoutEmbeds = (node: WidgetNode): WidgetNode =>
  node.widget === 'html_embed'
    ? { ...node, properties: { ...node.properties, code: '' } }
    : { ...node, children: node.children.map(withoutEmbeds) };

const mapSections = (
  { header, content, footer }: DesignSections,
  change: (tree: WidgetNode) => WidgetNode,
): DesignSections => ({
  header: header && change(header),
  content: content && change(content),
  footer: footer && change(footer),
});

/** Unsaved work runs no more of the owner's code than the settings allow in the panel. */
function withAllowedCode({ loaded, facts }: Look): Look {
  const { settings } = facts;
  const { run_injected_code, run_embed_code } = settings.live_preview;
  const noCode = run_injected_code ? {} : { head_code: '', body_code: '' };
  const code = { ...settings, ...noCode };
  return {
    loaded: {
      ...loaded,
      page: { ...loaded.page, ...noCode },
      sections: run_embed_code ? loaded.sections : mapSections(loaded.sections, withoutEmbeds),
    },
    facts: { ...facts, settings: { ...code, body_code: code.body_code + LOOK_SCRIPT } },
  };
}

function withColors({ loaded, facts }: Look, colors: ColorTheme): Look {
  const { settings } = facts;
  const head_code = `${settings.head_code}<style>${colorStyles(colors)}</style>`;
  return { loaded, facts: { ...facts, settings: { ...settings, head_code } } };
}

/** The page of a signed address as it shall be shown; undefined when it, or the look at it, is gone. */
export async function loadLook(
  db: Reader,
  { page_id, look_id }: PreviewTarget,
  facts: SiteFacts,
): Promise<Look | undefined> {
  const loaded = await loadPage(db, page_id, { tag: () => undefined });
  if (!loaded || look_id === undefined) return loaded && { loaded, facts };
  const row = await db
    .selectFrom('look')
    .select(['sections', 'colors'])
    .where('id', '=', look_id)
    .where('page_id', '=', page_id)
    .executeTakeFirst();
  if (!row) return undefined;
  const unsaved: Partial<DesignSections> = JSON.parse(row.sections);
  const look = withAllowedCode({
    loaded: { ...loaded, sections: { ...loaded.sections, ...unsaved } },
    facts,
  });
  return row.colors === null ? look : withColors(look, JSON.parse(row.colors));
}
