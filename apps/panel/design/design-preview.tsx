import { useT } from '@plinth/i18n/react';
import { DEVICE_FACTS, type Device } from '@plinth/model';
import type { ComponentProps } from 'react';
import { DraftFrame } from '../pages/draft-frame.tsx';
import { useBoot } from '../session/boot.ts';

/** Height of the shown part of the page, in px. */
const HEIGHTS: Record<Device, number> = {
  desktop: 1500,
  tablet: 1024,
  mobile_h: 667,
  mobile_v: 812,
};

type DesignPreviewProps = Pick<ComponentProps<typeof DraftFrame>, 'draft'> & {
  readonly device: Device;
};

/** The home page with a design that isn't saved yet, beside its settings. */
export const DesignPreview = ({ draft, device }: DesignPreviewProps) => {
  const t = useT();
  const { main_page } = useBoot().config;
  const width = DEVICE_FACTS[device].frame;
  if (main_page === null) return null;
  return (
    <div className="design-preview" style={{ maxWidth: width }}>
      <DraftFrame
        page={main_page}
        draft={draft}
        title={t('MODULE.DESIGN.PREVIEW')}
        size={{ width, height: HEIGHTS[device] }}
        data-device={device}
        data-testid="design-preview"
      />
    </div>
  );
};
