import { Skeleton } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { DEVICE_FACTS, type Device } from '@plinth/model';

type TryFrameProps = {
  /** A signed preview URL; undefined while it loads. */
  readonly url: string | undefined;
  readonly title: string;
  readonly device: Device;
};

/** A whole page in the window of a device, to scroll in. Scaled down where there is less room. */
export const TryFrame = ({ url, title, device }: TryFrameProps) => {
  const { ref, width, height } = useElementSize();
  const { frame } = DEVICE_FACTS[device];
  const scale = width === 0 ? 1 : Math.min(1, width / frame);
  return (
    <div ref={ref} className="theme-frame" data-device={device}>
      {url === undefined || width === 0 ? (
        <Skeleton height="100%" radius={0} />
      ) : (
        <iframe
          src={url}
          title={title}
          sandbox="allow-scripts"
          data-testid="theme-preview"
          style={{
            width: frame,
            height: height / scale,
            transform: `scale(${scale})`,
            marginInlineStart: Math.max(0, (width - frame * scale) / 2),
          }}
        />
      )}
    </div>
  );
};
