import type { PreviewPort, SitePort } from '@plinth/editor';
import type { EditedKind } from '../edited-kind.ts';
import { linkedPreviews } from './linked-preview.ts';

/** Previews of an owner's document; another port after each change of the site's data. */
export const previewPort = (
  { kind, service }: EditedKind,
  id: number,
  _site: SitePort['context'],
): PreviewPort => ({
  stored: () => service.getPreviewUrl({ id, is_shared: true }),
  draft: (sections, design) => service.createLook({ id, sections, ...(design ? { design } : {}) }),
  linked: linkedPreviews({ kind, id }),
  cost: (sections, widget) =>
    service.getCost({ id, sections, ...(widget === null ? {} : { widget_id: widget }) }),
});
