import { useMediaQuery } from '@mantine/hooks';
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

/** As in `design.css`. */
const IS_ABOVE = '(max-width: 1100px)';

type DesignPreviewProps = Pick<ComponentProps<typeof DraftFrame>, 'draft'> & {
  readonly device: Device;
};

/**
 * The home page with a design that isn't saved yet, beside its settings, or above them in a narrow
 * window.
 */
export const DesignPreview = ({ draft, device }: DesignPreviewProps) => {
  const t = useT();
  const { main_page } = useBoot().config;
  const width = DEVICE_FACTS[device].frame;
  const isAbove = useMediaQuery(IS_ABOVE);
  const title = t('MODULE.DESIGN.PREVIEW');
  if (main_page === null) return null;
  return (
    <section
      className="design-preview"
      style={{ maxWidth: width }}
      // Scrolls with the arrow keys.
      {...(isAbove && { 'aria-label': title, tabIndex: 0 })}
    >
      <DraftFrame
        page={main_page}
        draft={draft}
        title={title}
        size={{ width, height: HEIGHTS[device] }}
        data-device={device}
        data-testid="design-preview"
      />
    </section>
  );
};
