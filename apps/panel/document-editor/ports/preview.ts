import type { PreviewPort, SitePort } from '@plinth/editor';
import { client } from '../../rpc/client.ts';
import type { EditedKind } from '../edited-kind.ts';
import { linkedPreviews } from './linked-preview.ts';

type Previewed = {
  /** Of the owner. */
  readonly id: number;
  /** Id of the page that popups are shown over. */
  readonly home: number | null;
  /** The site's data: after each change it is another port. */
  readonly site: SitePort['context'];
};

/** Previews of an owner's document. */
export const previewPort = (
  { kind, service }: EditedKind,
  { id, home }: Previewed,
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
