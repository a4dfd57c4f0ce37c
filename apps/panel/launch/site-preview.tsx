import { useT } from '@plinth/i18n/react';
import { DEVICE_FACTS } from '@plinth/model';
import { PageFrame } from '../pages/page-frame.tsx';
import { useSitePreview } from '../pages/use-site-preview.ts';

type SitePreviewProps = {
  /** Id of the page. */
  readonly page: number;
  readonly device: 'desktop' | 'mobile_v';
};

/** The first screen of a page as visitors see it. */
export const SitePreview = ({ page, device }: SitePreviewProps) => {
  const t = useT();
  const preview = useSitePreview(page);
  const { frame: width, height } = DEVICE_FACTS[device];
  return (
    <PageFrame
      url={preview.data?.url}
      title={t(`MODULE.LAUNCH.PREVIEW_${device === 'desktop' ? 'DESKTOP' : 'MOBILE'}`)}
      size={{ width, height }}
      hasFailed={preview.error !== null}
      data-device={device}
      data-testid={`site-preview-${device}`}
    />
  );
};
