import { useT } from '@plinth/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { PageFrame } from '../pages/page-frame.tsx';
import { client } from '../rpc/client.ts';

/** px. */
const SIZES = {
  desktop: { width: 1280, height: 800 },
  mobile_v: { width: 375, height: 700 },
} as const;

type SitePreviewProps = {
  /** Id of the page. */
  readonly page: number;
  readonly device: keyof typeof SIZES;
};

/** The first screen of a page as visitors see it. */
export const SitePreview = ({ page, device }: SitePreviewProps) => {
  const t = useT();
  const preview = useQuery({
    queryKey: ['site-preview', page],
    queryFn: () => client.PagesService.getPreviewUrl({ id: page }),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <PageFrame
      url={preview.data?.url}
      title={t(`MODULE.LAUNCH.PREVIEW_${device === 'desktop' ? 'DESKTOP' : 'MOBILE'}`)}
      size={SIZES[device]}
      hasFailed={preview.error !== null}
      data-device={device}
      data-testid={`site-preview-${device}`}
    />
  );
};
