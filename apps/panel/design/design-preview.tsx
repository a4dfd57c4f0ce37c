import { useT } from '@plinth/i18n/react';
import { DEVICE_FACTS, type Device } from '@plinth/model';
import type { ComponentProps } from 'react';
import { DraftFrame } from '../pages/draft-frame.tsx';
import { useBoot } from '../session/boot.ts';
import { PreviewPane } from './preview-pane.tsx';

/** Height of the shown part of the page, in px. */
const HEIGHTS: Record<Device, number> = {
  desktop: 1500,
  tablet: 1024,
  mobile_h: 667,
  mobile_v: 812,
};

type DesignPreviewProps = Pick<ComponentProps<typeof DraftFrame>, 'draft' | 'target' | 'css'> & {
  readonly device: Device;
  /** The home page by default. */
  readonly page?: number;
};

/** A page with a design that isn't saved yet. */
export const DesignPreview = ({ draft, target, css, device, page }: DesignPreviewProps) => {
  const t = useT();
  const { main_page } = useBoot().config;
  const width = DEVICE_FACTS[device].frame;
  const title = t(
    page === undefined || page === main_page
      ? 'MODULE.DESIGN.PREVIEW'
      : 'MODULE.DESIGN.PREVIEW_PAGE',
  );
  const shown = page ?? main_page;
  if (shown === null) return null;
  return (
    <PreviewPane title={title} maxWidth={width}>
      <DraftFrame
        page={shown}
        draft={draft}
        target={target}
        css={css}
        title={title}
        size={{ width, height: HEIGHTS[device] }}
        data-device={device}
        data-testid="design-preview"
      />
    </PreviewPane>
  );
};
