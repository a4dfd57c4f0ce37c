import { useInViewport } from '@mantine/hooks';
import type { PopupSummary } from '@plinth/contract';
import { PageFrame } from '../../../pages/page-frame.tsx';
import { usePopupPreview } from '../../../popups/use-popup-preview.ts';

/** Narrower than a desktop, so that the popup is recognizable in the small picture. */
const SIZE = { width: 760, height: 486 };

/** A small picture of a popup, which loads once it's in view. Its name is beside it. */
export const PopupThumbnail = ({ popup }: { readonly popup: PopupSummary }) => {
  const { ref, inViewport } = useInViewport<HTMLSpanElement>();
  const { data, error } = usePopupPreview(popup, { enabled: inViewport });
  return (
    <span ref={ref} className="popup-thumbnail" aria-hidden data-testid="popup-thumbnail">
      <PageFrame url={data?.url} title="" size={SIZE} hasFailed={error !== null} />
    </span>
  );
};
