import type { PreviewPort, SitePort } from '@plinth/editor';
import { client } from '../../rpc/client.ts';
import type { EditedKind } from '../edited-kind.ts';
import { linkedPreviews } from './linked-preview.ts';

/**
 * Previews of an owner's document, popups over the page with the id `home`; another port after each change of the site's data.
 */
export const previewPort = (
  { kind, service }: EditedKind,
  id: number,
  _site: SitePort['context'],
  home: number | null,
): PreviewPort => ({
  stored: () => service.getPreviewUrl({ id, is_shared: true }),
  draft: (sections, design) => service.createLook({ id, sections, ...(design ? { design } : {}) }),
  behind:
    kind === 'popup' && home !== null
      ? () => client.PagesService.getPreviewUrl({ id: home })
      : null,
  linked: linkedPreviews({ kind, id }),
  cost: (sections, widget) =>
    service.getCost({ id, sections, ...(widget === null ? {} : { widget_id: widget }) }),
});
