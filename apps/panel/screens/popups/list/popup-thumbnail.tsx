import type { PopupSummary } from '@plinth/contract';
import { PageFrame } from '../../../pages/page-frame.tsx';
import { usePopupPreview } from '../../../popups/use-popup-preview.ts';

/** Narrower than a desktop, so that the popup is recognizable in the small picture. */
const SIZE = { width: 760, height: 486 };

/** A small picture of a popup. Its name is beside it. */
export const PopupThumbnail = ({ popup }: { readonly popup: PopupSummary }) => {
  const { data, error } = usePopupPreview(popup);
  return (
    <span className="popup-thumbnail" aria-hidden data-testid="popup-thumbnail">
      <PageFrame url={data?.url} title="" size={SIZE} hasFailed={error !== null} />
    </span>
  );
};
