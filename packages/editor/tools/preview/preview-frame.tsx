import { useElementSize } from '@mantine/hooks';
import { useT } from '@plinth/i18n/react';
import type { Device } from '@plinth/model';
import { BackdropFrame } from '@plinth/ui';
import { useEffect, useRef } from 'react';
import { frameView } from './frame-size.ts';
import { openPreviewChannel, type PreviewChannel } from './preview-channel.ts';

export type PreviewView = {
  readonly device: Device;
  readonly isTurned: boolean;
  readonly onEscape: () => void;
};

type PreviewFrameProps = PreviewView & {
  readonly url: string;
  /** URL of the page that a popup covers. */
  readonly behind: string | null;
  /** Called whenever a page has loaded. */
  readonly onShown: (channel: PreviewChannel) => void;
  /** Called with a link to another page, which `channel` can open as visitors do. */
  readonly onLink: (href: string, channel: PreviewChannel) => void;
};

/** The preview page on its own origin, without access to the editor or the session. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { url, behind, onShown, onLink, device, isTurned, onEscape } = props;
  const t = useT();
  const { ref, width, height } = useElementSize();
  const channel = useRef<PreviewChannel | null>(null);
  const view = frameView(device, isTurned, { width, height });
  const size = {
    width: view.width,
    height: view.height,
    transform: `scale(${view.scale})`,
  };
  const shape = `${device} ${isTurned}`;
  const shown = useRef(shape);
  useEffect(() => {
    if (shown.current === shape) return;
    shown.current = shape;
    channel.current?.deviceChanged();
  }, [shape]);
  useEffect(() => () => channel.current?.close(), []);
  return (
    <div ref={ref} className="pl-look-room">
      {width > 0 && (
        <div
          className="pl-look-box"
          data-framed={device !== 'desktop' || undefined}
          style={{ width: view.width * view.scale, height: view.height * view.scale }}
        >
          {behind !== null && (
            <BackdropFrame
              url={behind}
              title={t('EDITOR.PREVIEW')}
              className="pl-preview-backdrop"
              style={size}
            />
          )}
          <iframe
            src={url}
            title={t('EDITOR.PREVIEW')}
            sandbox="allow-scripts allow-forms allow-popups"
            style={size}
            onLoad={({ currentTarget }) => {
              channel.current?.close();
              const opened: PreviewChannel = openPreviewChannel(currentTarget, {
                onEscape,
                onLink: (href) => onLink(href, opened),
              });
              channel.current = opened;
              onShown(opened);
            }}
            data-testid="preview-frame"
          />
        </div>
      )}
    </div>
  );
}
