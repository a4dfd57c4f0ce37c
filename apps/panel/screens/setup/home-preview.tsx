import { SegmentedControl } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { DraftLogo } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import type { ColorTheme } from '@plinth/model';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { PageFrame } from '../../pages/page-frame.tsx';
import { client } from '../../rpc/client.ts';

/** The top of the home page, in px. */
const SIZES = {
  desktop: { width: 1280, height: 1000 },
  mobile_v: { width: 375, height: 750 },
} as const;

type Device = keyof typeof SIZES;

/** Time in ms without a change after which the preview follows. */
const PAUSE = 250;

type HomePreviewProps = {
  /** Id of the home page. */
  readonly page: number;
  /** The colors that the page gets. */
  readonly colors: ColorTheme;
  readonly logo: DraftLogo | null;
};

/** The home page with colors and a logo that aren't saved yet. */
export const HomePreview = ({ page, colors, logo }: HomePreviewProps) => {
  const t = useT();
  const [device, setDevice] = useState<Device>('desktop');
  const latest = useMemo(() => ({ colors, logo }), [colors, logo]);
  const [shown] = useDebouncedValue(latest, PAUSE);
  const preview = useQuery({
    queryKey: ['setup-preview', page, shown],
    queryFn: () =>
      client.PagesService.createLook({
        id: page,
        sections: {},
        design: { colors: shown.colors },
        ...(shown.logo ? { logo: shown.logo } : {}),
      }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return (
    <div className="setup-preview">
      <SegmentedControl
        size="xs"
        aria-label={t('SETUP.FACTS.PREVIEW_DEVICE')}
        value={device}
        onChange={(next) => setDevice(next as Device)}
        data={[
          { value: 'desktop', label: t('SETUP.FACTS.DESKTOP') },
          { value: 'mobile_v', label: t('SETUP.FACTS.MOBILE') },
        ]}
        data-testid="setup-preview-device"
      />
      <PageFrame
        url={preview.data?.url}
        title={t('SETUP.FACTS.PREVIEW')}
        size={SIZES[device]}
        hasFailed={preview.error !== null}
        data-device={device}
        data-testid="setup-preview"
      />
    </div>
  );
};
