import { SegmentedControl } from '@mantine/core';
import type { DraftLogo } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { type ColorTheme, colorStyles } from '@plinth/model';
import { useMemo, useState } from 'react';
import { DraftFrame } from '../../pages/draft-frame.tsx';

/** The top of the home page, in px. */
const SIZES = {
  desktop: { width: 1280, height: 1000 },
  mobile_v: { width: 375, height: 750 },
} as const;

type Device = keyof typeof SIZES;

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
  const css = useMemo(() => ({ added: colorStyles(colors) }), [colors]);
  const draft = useMemo(() => ({ design: { colors }, ...(logo ? { logo } : {}) }), [colors, logo]);
  return (
    <div className="setup-preview">
      <SegmentedControl
        size="xs"
        aria-label={t('SETUP.FACTS.PREVIEW_DEVICE')}
        value={device}
        onChange={(next) => setDevice(next as Device)}
        data={[
          { value: 'desktop', label: t('COMMON.DEVICE.DESKTOP') },
          { value: 'mobile_v', label: t('COMMON.DEVICE.MOBILE_V') },
        ]}
        data-testid="setup-preview-device"
      />
      <DraftFrame
        page={page}
        draft={draft}
        css={css}
        title={t('SETUP.FACTS.PREVIEW')}
        size={SIZES[device]}
        data-device={device}
        data-testid="setup-preview"
      />
    </div>
  );
};
